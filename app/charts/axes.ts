/** The ranges of a chart: ages in years from left to right, VO2max in ml/kg/min from bottom to top. */
export interface Axes {
  ages: { from: number; to: number }
  vo2maxRange: { from: number; to: number }
}

/** A position in percent of the plot, from the left and from the top. */
export type Point = readonly [x: number, y: number]

/** Returns the position of an age and a VO2max. Values outside the axes are clamped to their ends. */
export function pointAt({ ages, vo2maxRange }: Axes, age: number, vo2max: number): Point {
  return [
    clampedPercent((age - ages.from) / (ages.to - ages.from)),
    clampedPercent((vo2maxRange.to - vo2max) / (vo2maxRange.to - vo2maxRange.from)),
  ]
}

const clampedPercent = (share: number) => Math.min(1, Math.max(0, share)) * 100

/** Returns the middle of a completed year of age: people aged 30 are 30.5 on average, right of the threshold at 30. */
export const middleOfYear = (age: number) => Math.floor(age) + 0.5

/** Returns the ticks of an axis: every 10, or every 20 if the range is over 60. */
export function ticksOf({ from, to }: { from: number; to: number }): number[] {
  const step = to - from > 60 ? 20 : 10
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** Returns the SVG path data of a line through points. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((place) => Number(place.toFixed(2))).join(' ')).join('L')}`
}

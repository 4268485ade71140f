/** What a chart spans: ages in years from left to right, uptakes in ml/kg/min from the bottom up. */
export interface Axes {
  ages: { from: number; to: number }
  uptakes: { from: number; to: number }
}

/** A place in percent of the plot, from its left and from its top. */
export type Point = readonly [x: number, y: number]

/** Where an age and an uptake stand; beyond the axes, at their ends. */
export function pointAt({ ages, uptakes }: Axes, age: number, uptake: number): Point {
  return [
    within((age - ages.from) / (ages.to - ages.from)),
    within((uptakes.to - uptake) / (uptakes.to - uptakes.from)),
  ]
}

const within = (share: number) => Math.min(1, Math.max(0, share)) * 100

/** Somebody has completed an age for half a year, on average: 30 stands right of the step at 30. */
export const middleOfYear = (age: number) => Math.floor(age) + 0.5

/** Every ten from one end of an axis to the other; every twenty where ten would be too near. */
export function ticksOf({ from, to }: { from: number; to: number }): number[] {
  const step = to - from > 80 ? 20 : 10
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** An SVG path through points. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((place) => Number(place.toFixed(2))).join(' ')).join('L')}`
}

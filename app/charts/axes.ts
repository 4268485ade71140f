import type { Gender } from '#domain/person.ts'
import type { NumberRange } from '#domain/range.ts'
import type { Point } from '../ui/graphics/svg.tsx'

/** The ranges of a chart: ages in years from left to right, VO2max in ml/kg/min from bottom to top. */
export interface Axes {
  ages: NumberRange
  vo2maxRange: NumberRange
}

/** The usual end of the VO2max axis, in ml/kg/min. */
const usualVo2maxEnds: Record<Gender, number> = { homme: 60, femme: 55 }

/** Returns the axes of the scale. They include the age, and every VO2max in `values` (ml/kg/min). */
export function axesOfScale(gender: Gender, age = 30, values: readonly number[] = []): Axes {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  return {
    ages: { from: age < 20 ? 10 : 20, to: age < 80 ? 80 : age < 90 ? 90 : 101 },
    vo2maxRange: {
      from: values.length ? axisStart(lowest) : 20,
      to: Math.max(usualVo2maxEnds[gender], Math.ceil((highest + 1) / 5) * 5),
    },
  }
}

/**
 * Returns the start of the VO2max axis, in ml/kg/min: 0, 10 or 20. It leaves room for a text below the given VO2max.
 */
export function axisStart(vo2max: number): number {
  if (vo2max < 16) return 0
  return vo2max < 26 ? 10 : 20
}

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
export function ticksOf({ from, to }: NumberRange): number[] {
  const step = to - from > 60 ? 20 : 10
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

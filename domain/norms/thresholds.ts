import type { Gender } from '../person.ts'

interface ThresholdGroup {
  /** the group's last completed year of age; `Infinity` for the last group */
  upTo: number
  /** where each category after Faible begins, lowest first, in ml/kg/min */
  thresholds: readonly [number, number, number, number]
}

/** Source: product spec, section 9, category thresholds. No published table matches them exactly. */
export const thresholdGroups: Record<Gender, readonly ThresholdGroup[]> = {
  homme: [
    { upTo: 29, thresholds: [38, 43, 51, 56] },
    { upTo: 39, thresholds: [35, 40, 47, 52] },
    { upTo: 49, thresholds: [32, 37, 43, 48] },
    { upTo: Infinity, thresholds: [28, 33, 39, 44] },
  ],
  femme: [
    { upTo: 29, thresholds: [32, 37, 44, 49] },
    { upTo: 39, thresholds: [30, 35, 41, 46] },
    { upTo: 49, thresholds: [27, 32, 38, 43] },
    { upTo: Infinity, thresholds: [24, 29, 35, 40] },
  ],
}

/** Returns the group of a gender and an age in years. Completed years decide: 29.5 belongs to "up to 29". */
export function thresholdGroupOf(gender: Gender, age: number): ThresholdGroup {
  const completedYears = Math.floor(age)
  return thresholdGroups[gender].find(({ upTo }) => completedYears <= upTo)!
}

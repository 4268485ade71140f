import type { Gender } from '../person.ts'

/** The values in ml/kg/min at which categories begin; below `fair` is Faible. */
interface Norm {
  /** the group's last completed year of age; `Infinity` for the last group */
  upTo: number
  /** Moyen */
  fair: number
  /** Bon */
  good: number
  /** Très bon */
  veryGood: number
  excellent: number
}

/** Source: product spec, section 9, category thresholds. No published table matches them exactly. */
export const norms: Record<Gender, readonly Norm[]> = {
  homme: [
    { upTo: 29, fair: 38, good: 43, veryGood: 51, excellent: 56 },
    { upTo: 39, fair: 35, good: 40, veryGood: 47, excellent: 52 },
    { upTo: 49, fair: 32, good: 37, veryGood: 43, excellent: 48 },
    { upTo: Infinity, fair: 28, good: 33, veryGood: 39, excellent: 44 },
  ],
  femme: [
    { upTo: 29, fair: 32, good: 37, veryGood: 44, excellent: 49 },
    { upTo: 39, fair: 30, good: 35, veryGood: 41, excellent: 46 },
    { upTo: 49, fair: 27, good: 32, veryGood: 38, excellent: 43 },
    { upTo: Infinity, fair: 24, good: 29, veryGood: 35, excellent: 40 },
  ],
}

/** Returns the norm for a gender and an age in years. Completed years decide: 29.5 belongs to "up to 29". */
export function normFor(gender: Gender, age: number): Norm {
  const completedYears = Math.floor(age)
  return norms[gender].find(({ upTo }) => completedYears <= upTo)!
}

/**
 * Returns the four thresholds of a norm in ml/kg/min, lowest first. Values below the first are in the first category.
 */
export function thresholdsOf({ fair, good, veryGood, excellent }: Norm): [number, number, number, number] {
  return [fair, good, veryGood, excellent]
}

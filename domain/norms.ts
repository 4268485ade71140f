import type { Gender } from './run.ts'

/** Thresholds in ml/kg/min: the value from which the next category begins. */
export interface Norm {
  /** last completed year of age of the group; the last group has none */
  upTo: number
  /** below it: Faible */
  poor: number
  /** below it: Moyen */
  fair: number
  /** below it: Bon */
  good: number
  /** below it: Très bon; from it on: Excellent */
  excellent: number
}

/** Source: product spec, section 9, category thresholds. No published table matches them exactly. */
export const norms: Record<Gender, readonly Norm[]> = {
  homme: [
    { upTo: 29, poor: 38, fair: 43, good: 51, excellent: 56 },
    { upTo: 39, poor: 35, fair: 40, good: 47, excellent: 52 },
    { upTo: 49, poor: 32, fair: 37, good: 43, excellent: 48 },
    { upTo: Infinity, poor: 28, fair: 33, good: 39, excellent: 44 },
  ],
  femme: [
    { upTo: 29, poor: 32, fair: 37, good: 44, excellent: 49 },
    { upTo: 39, poor: 30, fair: 35, good: 41, excellent: 46 },
    { upTo: 49, poor: 27, fair: 32, good: 38, excellent: 43 },
    { upTo: Infinity, poor: 24, fair: 29, good: 35, excellent: 40 },
  ],
}

/** The norm for a gender and an age in years; 29.5 belongs to "up to 29", as completed years decide. */
export function normFor(gender: Gender, age: number): Norm {
  const completedYears = Math.floor(age)
  return norms[gender].find(({ upTo }) => completedYears <= upTo)!
}

import { ratingOf } from '../norms/rating.ts'
import { walkingUptake } from '../oxygen-uptake.ts'
import type { Gender, Person } from '../person.ts'
import { oneDecimal } from '../rounding.ts'
import { ageField, genderField, type InputsOf, weightField } from './field.ts'

/** Source: product spec, section 5. */
export const cooperRunFields = {
  age: ageField,
  gender: genderField,
  weight: weightField,
  distance: { kind: 'metres', min: 500, max: 5000 },
} as const

/** A 12-minute Cooper run and the person who ran it; distance in metres. */
export type Run = InputsOf<typeof cooperRunFields>

/** The first values of the form. Source: product spec, section 5 */
export const defaultRun: Run = { age: 30, gender: 'homme', weight: 70, distance: 2400 }

/**
 * Cooper's equation: VO2max in ml/kg/min = (metres in 12 minutes − offset) ÷ divisor. Source: Cooper 1968,
 * doi:10.1001/jama.1968.03140030033008
 */
const coefficients = { offset: 504.9, divisor: 44.73 } as const

/** Returns the VO2max by Cooper's equation, in ml/kg/min, from metres in 12 minutes; never below 0. */
export function cooperVo2max(distance: number): number {
  return Math.max(0, (distance - coefficients.offset) / coefficients.divisor)
}

/**
 * Whether a distance in metres was walked: below 1,055 m, Cooper's equation gives less than walking that distance
 * takes.
 */
export function isWalked(distance: number): boolean {
  return cooperVo2max(distance) < walkingUptake(distance / 12)
}

/**
 * Whether a distance in metres is probably a mistake: further than anybody runs in 12 minutes. The record for 5,000 m,
 * 12:35.36 in 2020, makes 4,766 m.
 */
export function isFasterThanTheBest(distance: number): boolean {
  return distance >= 4800
}

/** The site's factor of each gender. Source: product spec, section 9 */
const genderFactors: Record<Gender, number> = { homme: 1, femme: 0.85 }

/**
 * Returns the site's factors; that of age is one hundredth less for each year after 25. Source: product spec, section 9
 */
export function siteFactors({ age, gender }: Person): { age: number; gender: number } {
  return { age: age > 25 ? 1 - (age - 25) * 0.01 : 1, gender: genderFactors[gender] }
}

/** Returns the site's value: Cooper's equation times the site's factors, in ml/kg/min, one decimal. */
export function siteVo2max({ age, gender, distance }: Person & { distance: number }): number {
  const factors = siteFactors({ age, gender })
  return oneDecimal(cooperVo2max(distance) * factors.age * factors.gender)
}

/** Returns the value and category of a run. Browser, form action and API all use it. */
export function resultOf(run: Run) {
  return ratingOf({ vo2max: siteVo2max(run), age: run.age, gender: run.gender })
}

/**
 * Returns the VO2max of the distance alone: Cooper's equation without the site's factors, in ml/kg/min, one decimal.
 * Comparisons with the laboratory use it. Undefined for a distance that was walked.
 */
export function vo2maxOfDistanceAlone({ distance }: Pick<Run, 'distance'>): number | undefined {
  return isWalked(distance) ? undefined : oneDecimal(cooperVo2max(distance))
}

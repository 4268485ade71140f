import type { Run } from './run.ts'

/**
 * Cooper's equation alone: VO2max in ml/kg/min from the metres covered in 12 minutes, never below 0.
 * Source: Cooper 1968, doi:10.1001/jama.1968.03140030033008.
 */
export function cooper(distance: number): number {
  return Math.max(0, (distance - 504.9) / 44.73)
}

/**
 * The site's estimate: Cooper's equation with the site's own age and gender corrections,
 * in ml/kg/min, rounded to one decimal. Source: product spec, section 9.
 */
export function estimate({ age, gender, distance }: Pick<Run, 'age' | 'gender' | 'distance'>): number {
  const ageFactor = age > 25 ? 1 - (age - 25) * 0.01 : 1
  const genderFactor = gender === 'femme' ? 0.85 : 1
  return oneDecimal(cooper(distance) * ageFactor * genderFactor)
}

/** The integer that is sent and stored: the estimate times 10. */
export function toTenths(vo2max: number): number {
  return Math.round(vo2max * 10)
}

/** Oxygen uptake in L/min, one decimal, of a VO2max in ml/kg/min at a body weight in kg. */
export function absoluteUptake(vo2max: number, weight: number): number {
  return oneDecimal((vo2max * weight) / 1000)
}

/** The range within which the true value probably lies: the Cooper test is good to about 10 %. */
export function marginOf(vo2max: number): { from: number; to: number } {
  return { from: oneDecimal(vo2max * 0.9), to: oneDecimal(vo2max * 1.1) }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

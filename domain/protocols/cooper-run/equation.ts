import type { PersonVo2max } from '../../person.ts'
import { uptakeOf } from '../../effort.ts'
import { oneDecimal } from '../../rounding.ts'

type Person = Pick<PersonVo2max, 'age' | 'gender'>

/** Cooper's equation alone: ml/kg/min from metres in 12 minutes, never below 0. Source: Cooper 1968, doi:10.1001/jama.1968.03140030033008. */
export function cooper(distance: number): number {
  return Math.max(0, (distance - 504.9) / 44.73)
}

/** Metres in 12 minutes at which Cooper's equation alone gives a VO2max in ml/kg/min: its inverse. */
export function cooperDistance(vo2max: number): number {
  return vo2max * 44.73 + 504.9
}

/**
 * Whether Cooper's equation gives a distance in metres less than walking it takes, and so says nothing of whoever covered
 * it: below 1,055 m.
 */
export function isWalked(distance: number): boolean {
  return cooper(distance) < uptakeOf.walking(distance / 12)
}

/** The site's own factors: one hundredth off for each year after 25, and 0.85 for a woman. Source: product spec, section 9. */
export function corrections({ age, gender }: Person): { age: number; gender: number } {
  return { age: age > 25 ? 1 - (age - 25) * 0.01 : 1, gender: gender === 'femme' ? 0.85 : 1 }
}

/** The site's estimate: Cooper's equation with the site's own corrections, in ml/kg/min, rounded to one decimal. */
export function estimate({ age, gender, distance }: Person & { distance: number }): number {
  const factors = corrections({ age, gender })
  return oneDecimal(cooper(distance) * factors.age * factors.gender)
}

/** The range in which the true value probably lies: the Cooper test is accurate to about 10 %. */
export function marginOf(vo2max: number): { from: number; to: number } {
  return { from: oneDecimal(vo2max * 0.9), to: oneDecimal(vo2max * 1.1) }
}

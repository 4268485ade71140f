export const genders = ['homme', 'femme'] as const
export type Gender = (typeof genders)[number]

/** A VO2max in ml/kg/min, from a test or known from elsewhere, and the person it belongs to. */
export interface PersonVo2max {
  vo2max: number
  /** years; 29.5 is allowed */
  age: number
  gender: Gender
}

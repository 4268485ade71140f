/** In French, like the categories: the product specification fixes these values. Texts translate them. */
export const genders = ['homme', 'femme'] as const
export type Gender = (typeof genders)[number]

/** A VO2max in ml/kg/min, from a test or known from elsewhere, and the person it belongs to. */
export interface PersonVo2max {
  vo2max: number
  /** years; 29.5 is allowed */
  age: number
  gender: Gender
}

/**
 * Entered ages are mostly whole years, so the ages of one person differ by up to a year. The 0.1 allows for leap days.
 */
const maxYearsApart = 1.1

/** Whether two ages at the same time, or two years of birth, may belong to one person. */
function isSameAge(one: number, other: number): boolean {
  return Math.abs(one - other) <= maxYearsApart
}

type Profile = Pick<PersonVo2max, 'age' | 'gender'>

/**
 * Whether two profiles, entered at about the same time, count as one person: same gender, and at most 1.1 years apart.
 */
export function isSamePerson(one: Profile, other: Profile): boolean {
  return one.gender === other.gender && isSameAge(one.age, other.age)
}

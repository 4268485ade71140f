/** In French, like the categories: the product specification fixes these values. Texts translate them. */
export const genders = ['homme', 'femme'] as const
export type Gender = (typeof genders)[number]

export interface Person {
  /** years; 29.5 is allowed */
  age: number
  gender: Gender
}

/** A VO2max in ml/kg/min, from a test or known from elsewhere, and the person it belongs to. */
export interface PersonVo2max extends Person {
  vo2max: number
}

/** Whether a person is under 18, and called a girl or a boy. */
export const isMinor = ({ age }: Pick<Person, 'age'>): boolean => age < 18

/** Whether two runs count as one person's: same gender, and at most a birthday between them. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.gender === other.gender && Math.abs(one.age - other.age) <= 1
}

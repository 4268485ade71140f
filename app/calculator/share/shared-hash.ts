import { genders, type Gender } from '../../../domain/person.ts'
import { runFields, type Run } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import { siteVo2max } from '../../../domain/protocols/cooper-run/equation.ts'

/** A person without their exact age: `decade` is 30 from 30 to 39. */
export interface SharedPerson {
  decade: number
  gender: Gender
}

/** What a link shares: a VO2max in ml/kg/min and, if its sender chose so, their decade and gender. */
export interface SharedValue {
  vo2max: number
  person?: SharedPerson
}

export function sharedPersonOf({ age, gender }: Pick<Run, 'age' | 'gender'>): SharedPerson {
  return { decade: Math.floor(age / 10) * 10, gender }
}

/** Returns an age within a decade and within the calculator's limits. All ages of a decade have the same norm. */
export const ageWithin = (decade: number) => Math.min(decade + 5, runFields.age.max)

/** Returns the hash of a shared link. Browsers do not send hashes, and no anchor contains `=`. */
export function sharedHash({ vo2max, person }: SharedValue): string {
  const aboutPerson = person ? `&decade=${person.decade}&gender=${person.gender}` : ''
  return `#vo2max=${vo2max.toFixed(1)}${aboutPerson}`
}

/** Returns what a link shares, or undefined if its hash is damaged or has a value that the calculator cannot give. */
export function parseSharedHash(hash: string): SharedValue | undefined {
  const written = new URLSearchParams(hash.slice(1))
  const [number, decade, gender] = ['vo2max', 'decade', 'gender'].map((name) => written.get(name) ?? '') as [
    string,
    string,
    string,
  ]
  const person = decade || gender ? parsePerson(decade, gender) : undefined
  const vo2max = Number(number)
  if (!/^\d{1,3}\.\d$/.test(number) || vo2max > highestFor(person) || ((decade || gender) && !person)) return undefined
  return person ? { vo2max, person } : { vo2max }
}

function parsePerson(decade: string, gender: string): SharedPerson | undefined {
  const known = genders.find((name) => name === gender)
  return known && /^([1-9]|10)0$/.test(decade) ? { decade: Number(decade), gender: known } : undefined
}

/** Returns the highest VO2max of the calculator, in ml/kg/min. */
function highestFor({ decade: age, gender }: SharedPerson = { decade: runFields.age.min, gender: 'homme' }): number {
  return siteVo2max({ age, gender, distance: runFields.distance.max })
}

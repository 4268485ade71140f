import { expect, test } from 'vitest'
import { isSamePerson } from './person.ts'

const man = { age: 35, gender: 'homme' } as const

test.each([34, 35, 36])('a man of 35 and a man of %d may be the same person, with a birthday between', (age) =>
  expect(isSamePerson(man, { ...man, age })).toBe(true),
)

test.each([
  ['1.2 years apart', { age: 36.2 }],
  ['of another gender', { gender: 'femme' }],
] as const)('people %s are two', (_, other) => expect(isSamePerson(man, { ...man, ...other })).toBe(false))

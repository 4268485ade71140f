import { expect, test } from 'vitest'
import { isSamePerson } from './person.ts'

test.each([
  ['the same age', { age: 35, gender: 'homme' }, true],
  ['a birthday later', { age: 36, gender: 'homme' }, true],
  ['a birthday earlier', { age: 34, gender: 'homme' }, true],
  ['1.2 years apart', { age: 36.2, gender: 'homme' }, false],
  ['the other gender', { age: 35, gender: 'femme' }, false],
] as const)('a man of 35 and %s', (_, other, isSame) =>
  expect(isSamePerson({ age: 35, gender: 'homme' }, other)).toBe(isSame),
)

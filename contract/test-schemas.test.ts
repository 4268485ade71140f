import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyEntryOf } from '../domain/tests/entry.arbitrary.ts'
import { testNames } from '../domain/tests/registry.ts'
import { fieldErrors } from './field-error.ts'
import { inputSchema } from './test-schemas.ts'

const walk = { age: 60, gender: 'femme', weight: 70.5, seconds: 960, pulse: 140 }

test.each(testNames)('%s takes whatever is within its limits', (name) =>
  fc.assert(
    fc.property(anyEntryOf(name), ({ inputs }) => {
      expect(v.parse(inputSchema(name), inputs)).toEqual(inputs)
    }),
  ),
)

test.each([
  [{ pulse: 39 }, { field: 'pulse', rule: 'tooSmall', limit: 40 }],
  [{ pulse: 140.5 }, { field: 'pulse', rule: 'notAnInteger' }],
  [{ seconds: 2701 }, { field: 'seconds', rule: 'tooLarge', limit: 2700 }],
])('a walk with %j is refused by its rule', (wrong, error) => {
  const { issues = [] } = v.safeParse(inputSchema('rockport-walk'), { ...walk, ...wrong })
  expect(fieldErrors(issues)).toEqual([error])
})

test('the age of a step test may be left out', () =>
  expect(v.parse(inputSchema('queens-college-step'), { gender: 'homme', pulse: 140 })).toEqual({
    gender: 'homme',
    pulse: 140,
  }))

test.each([
  [{ vo2max: 4.9 }, { field: 'vo2max', rule: 'tooSmall', limit: 5 }],
  [{ vo2max: 100.1 }, { field: 'vo2max', rule: 'tooLarge', limit: 100 }],
  [{ x: 1 }, { field: 'x', rule: 'unknownField' }],
])('a known value with %j is refused by its rule', (wrong, error) => {
  const { issues = [] } = v.safeParse(inputSchema('known-value'), { vo2max: 42, age: 30, gender: 'homme', ...wrong })
  expect(fieldErrors(issues)).toEqual([error])
})

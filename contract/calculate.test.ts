import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resultOf } from '#domain/protocols/cooper-run.ts'
import { anyRun } from '#tests/support/entries.ts'
import { calculationOf, calculationSchema, runSchema } from './calculate.ts'

const run = { age: 30, gender: 'homme', weight: 70, distance: 2400 }
const calculation = { ...run, vo2maxResult: 402, category: 'Bon' }

test.each([
  ['age', 10, true],
  ['age', 9.99, false],
  ['age', 10.5, true],
  ['weight', 200.01, false],
  ['distance', 5000, true],
  ['distance', 5000.01, false],
  ['gender', 'homme ', false],
])('%s may be %s: %s', (field, value, expected) => {
  expect(v.is(runSchema, { ...run, [field]: value })).toBe(expected)
  expect(v.is(calculationSchema, { ...calculation, [field]: value })).toBe(expected)
})

test('the body of every run survives JSON, and says what its inputs give', () =>
  fc.assert(
    fc.property(anyRun, (run) => {
      const { vo2maxResult, category, ...sent } = v.parse(
        calculationSchema,
        JSON.parse(JSON.stringify(calculationOf(run))),
      )
      const result = resultOf(sent)
      expect([vo2maxResult / 10, category]).toEqual([result.vo2max, result.category])
    }),
  ))

import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldTestNames, outcomeOf } from '../domain/field-tests/field-test.ts'
import { fieldErrors } from './field-error.ts'
import { anyMeasured, anyMeasurement } from './measurement.arbitrary.ts'
import { knownValueSchema } from './known-value.ts'
import { measuredTests, measurementOf, measurementSchema, type Measured } from './measurement.ts'

const walk: Measured = {
  test: 'rockport-walk',
  inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
}
const noResult = { vo2maxResult: null, standardErrorResult: null, indexResult: null, category: null }

test('every field test may be kept, and a known value', () =>
  expect(measuredTests.toSorted()).toEqual([...fieldTestNames, 'known-value'].toSorted()))

test.each<[Measured, object]>([
  [walk, { vo2maxResult: 204, standardErrorResult: 46 }],
  [{ test: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } }, { vo2maxResult: 400 }],
  [
    {
      test: 'astrand-ryhming-cycle',
      inputs: { age: 55, gender: 'femme', weight: 70, watts: 75, pulseAtMinute5: 140, pulseAtMinute6: 140 },
    },
    { vo2maxResult: 238, standardErrorResult: 69 },
  ],
  [
    {
      test: 'ruffier-dickson-index',
      inputs: { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 },
    },
    { indexResult: 60 },
  ],
  [
    { test: 'known-value', inputs: { vo2max: 42.04, age: 30, gender: 'homme' } },
    { vo2maxResult: 420, category: 'Bon' },
  ],
])('what is kept of %o beside its inputs is %o', (measured, result) =>
  expect(measurementOf(measured)).toEqual({ ...measured, result: { ...noResult, ...result } }),
)

test('a test that gives no result makes no body', () =>
  expect(
    measurementOf({
      test: 'ruffier-dickson-index',
      inputs: { restingPulse: 80, pulseAfterSquats: 80, pulseAfterOneMinute: 75 },
    }),
  ).toBeUndefined())

test('whatever is measured, a body is of its own schema; there is one where the test gives a result', () => {
  fc.assert(
    fc.property(anyMeasured, (measured) => {
      const body = measurementOf(measured)
      const isRefused = measured.test !== 'known-value' && outcomeOf(measured.test, measured.inputs).kind === 'refusal'
      expect(body === undefined).toBe(isRefused)
      if (body) expect(v.parse(measurementSchema(body.test), JSON.parse(JSON.stringify(body)))).toEqual(body)
    }),
  )
})

test('a body gives its own result again', () =>
  fc.assert(
    fc.property(anyMeasurement, (body) => {
      expect(measurementOf(body)).toEqual(body)
    }),
  ))

test.each([
  [{ vo2max: 4.9 }, { field: 'vo2max', rule: 'tooSmall', limit: 5 }],
  [{ vo2max: 100.1 }, { field: 'vo2max', rule: 'tooLarge', limit: 100 }],
  [{ age: 9 }, { field: 'age', rule: 'tooSmall', limit: 10 }],
  [{ gender: undefined }, { field: 'gender', rule: 'required' }],
])('a known value with %j is refused by its rule', (wrong, error) => {
  const { issues = [] } = v.safeParse(knownValueSchema, { vo2max: 42, age: 30, gender: 'homme', ...wrong })
  expect(fieldErrors(issues)).toEqual([error])
})

const errorsOf = (body: object) => fieldErrors(v.safeParse(measurementSchema('rockport-walk'), body).issues ?? [])

test('errors are told by the path of their field, the first of each', () => {
  const body = measurementOf(walk)!
  const inputs = { gender: 'femme', seconds: 960, pulse: 140 }
  expect(errorsOf({ ...body, inputs: { ...inputs, weight: 9, x: 1 } })).toEqual([
    { field: 'inputs.age', rule: 'required' },
    { field: 'inputs.weight', rule: 'tooSmall', limit: 30 },
    { field: 'inputs.x', rule: 'unknownField' },
  ])
  expect(errorsOf({ ...body, result: { ...body.result, indexResult: 1.5 }, id: 1 })).toEqual([
    { field: 'result.indexResult', rule: 'notAnInteger' },
    { field: 'id', rule: 'unknownField' },
  ])
})

test('fields that a schema does not know may be ignored instead, at every level', () => {
  const body = measurementOf(walk)!
  const more = { ...body, x: 1, inputs: { ...body.inputs, x: 1 }, result: { ...body.result, x: 1 } }
  expect(v.parse(measurementSchema('rockport-walk', 'ignored'), more)).toEqual(body)
})

import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyEntry, run, squats, walk } from '../domain/protocols/entry.arbitrary.ts'
import { outcomeOf, type ProtocolEntry } from '../domain/protocols/registry.ts'
import { fieldErrors } from './problem.ts'
import { recordOf, recordSchemaFor } from './record.ts'

const noResult = { vo2maxTenths: null, standardErrorTenths: null, indexTenths: null, category: null }

test.each<[ProtocolEntry, object]>([
  [walk, { vo2maxTenths: 204, standardErrorTenths: 46 }],
  [run, { vo2maxTenths: 402, category: 'Bon' }],
  [squats, { indexTenths: 60 }],
  [
    { protocol: 'known-value', inputs: { vo2max: 42.04, age: 30, gender: 'homme' } },
    { vo2maxTenths: 420, category: 'Bon' },
  ],
])('what is kept of %o beside its inputs is %o', (entry, result) =>
  expect(recordOf(entry)).toEqual({ ...entry, result: { ...noResult, ...result } }),
)

test('whatever is entered, a body is of its own schema; there is one where the test gives a result', () =>
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const body = recordOf(entry)
      expect(body === undefined).toBe(outcomeOf(entry).kind === 'refusal')
      if (body) expect(v.parse(recordSchemaFor(body), JSON.parse(JSON.stringify(body)))).toEqual(body)
      if (body) expect(recordOf(body)).toEqual(body)
    }),
  ))

const errorsOf = (body: object) => fieldErrors(v.safeParse(recordSchemaFor(body), body).issues ?? [])

test('errors are told by the path of their field, the first of each', () => {
  const body = recordOf(walk)!
  const inputs = { gender: 'femme', seconds: 960, pulse: 140 }
  expect(errorsOf({ ...body, inputs: { ...inputs, weight: 9, x: 1 } })).toEqual([
    { field: 'inputs.age', rule: 'required' },
    { field: 'inputs.weight', rule: 'tooSmall', limit: 30 },
    { field: 'inputs.x', rule: 'unknownField' },
  ])
  expect(errorsOf({ ...body, result: { ...body.result, indexTenths: 1.5 }, id: 1 })).toEqual([
    { field: 'result.indexTenths', rule: 'notAnInteger' },
    { field: 'id', rule: 'unknownField' },
  ])
})

const ofUnknownProtocol = [null, 'walk', {}, { protocol: 'run' }, { protocol: 'constructor' }]
test.each(ofUnknownProtocol)('%o is no record: its test is not known', (body) =>
  expect(v.is(recordSchemaFor(body), body)).toBe(false),
)

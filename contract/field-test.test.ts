import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyPulses, anyRide, anyStep, anyWalk } from '../domain/field-tests/field-test.arbitrary.ts'
import { fieldErrors } from './field-error.ts'
import { fieldTestSchemas } from './field-test.ts'

const walk = { age: 60, gender: 'femme', weight: 70.5, seconds: 960, pulse: 140 }

test.each([
  ['rockport-walk', anyWalk],
  ['queens-college-step', anyStep],
  ['astrand-ryhming-cycle', anyRide],
  ['ruffier-dickson-index', anyPulses],
] as const)('%s takes whatever is within its limits', (name, inputs) =>
  fc.assert(
    fc.property<[unknown]>(inputs, (any) => {
      expect(v.parse<v.GenericSchema>(fieldTestSchemas[name], any)).toEqual(any)
    }),
  ),
)

test.each([
  [{ pulse: 39 }, { field: 'pulse', rule: 'tooSmall', limit: 40 }],
  [{ pulse: 221 }, { field: 'pulse', rule: 'tooLarge', limit: 220 }],
  [{ pulse: 140.5 }, { field: 'pulse', rule: 'notAnInteger' }],
  [{ seconds: 359 }, { field: 'seconds', rule: 'tooSmall', limit: 360 }],
  [{ seconds: 2701 }, { field: 'seconds', rule: 'tooLarge', limit: 2700 }],
  [{ seconds: NaN }, { field: 'seconds', rule: 'notANumber', received: 'nan' }],
  [{ age: 9 }, { field: 'age', rule: 'tooSmall', limit: 10 }],
  [{ weight: 201 }, { field: 'weight', rule: 'tooLarge', limit: 200 }],
  [{ gender: undefined }, { field: 'gender', rule: 'required' }],
])('a walk with %j is refused by its rule', (wrong, error) => {
  const { issues = [] } = v.safeParse(fieldTestSchemas['rockport-walk'], { ...walk, ...wrong })
  expect(fieldErrors(issues)).toEqual([error])
})

test('the age of a step test may be left out', () =>
  expect(v.parse(fieldTestSchemas['queens-college-step'], { gender: 'homme', pulse: 140 })).toEqual({
    gender: 'homme',
    pulse: 140,
  }))

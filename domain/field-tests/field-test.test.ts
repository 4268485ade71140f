import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vo2maxLimits } from '../tests/outcome.ts'
import { anyPulses, anyRide, anyStep, anyWalk } from './field-test.arbitrary.ts'
import { fieldTestNames, outcomeOf, type FieldTest, type FieldTestInputs, type FieldTestName } from './field-test.ts'

const inputsOf = {
  'rockport-walk': anyWalk,
  'queens-college-step': anyStep,
  'astrand-ryhming-cycle': anyRide,
  'ruffier-dickson-index': anyPulses,
} satisfies { [Name in FieldTestName]: fc.Arbitrary<FieldTestInputs[Name]> }

test('the names of the tests are those of the wire and the database', () =>
  expect(fieldTestNames).toEqual([
    'rockport-walk',
    'queens-college-step',
    'astrand-ryhming-cycle',
    'ruffier-dickson-index',
  ]))

test.each(fieldTestNames)(
  '%s: whatever is entered, the outcome is a number that a person can have, or a reason',
  (name) =>
    fc.assert(
      fc.property<[FieldTestInputs[FieldTestName]]>(inputsOf[name], (inputs) => {
        const outcome = outcomeOf(name, inputs)
        if (outcome.kind === 'refusal') return
        const value = outcome.kind === 'index' ? outcome.index : outcome.vo2max
        expect(Number.isFinite(value)).toBe(true)
        expect(Number(value.toFixed(1))).toBe(value)
        if (outcome.kind === 'index') return
        expect(value).toBeGreaterThanOrEqual(vo2maxLimits.min)
        expect(value).toBeLessThanOrEqual(vo2maxLimits.max)
        expect(outcome.litresPerMinute ?? 1).toBeGreaterThan(0)
        expect(outcome.standardError ?? 1).toBeGreaterThan(0)
      }),
    ),
)

test('a test and its inputs are one value, told apart by the name', () => {
  const walk: FieldTest = {
    test: 'rockport-walk',
    inputs: { age: 60, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
  }
  expect(outcomeOf(walk.test, walk.inputs)).toMatchObject({ vo2max: 23.4 })
})

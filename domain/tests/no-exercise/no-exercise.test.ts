import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntryOf } from '../entry.arbitrary.ts'
import { noExercise } from './no-exercise.ts'

const man = {
  age: 40,
  gender: 'homme',
  waist: 90,
  restingPulse: 60,
  frequency: 'twoOrThreeAWeek',
  intensity: 'outOfBreath',
  length: 'halfAnHourOrMore',
} as const
const woman = { ...man, age: 60, gender: 'femme', waist: 85, restingPulse: 70, frequency: 'rarely' } as const

test.each([
  [man, 49.3],
  [woman, 29.9],
])('%j makes %d ± 6', (person, vo2max) =>
  expect(noExercise.outcome(person)).toEqual({
    kind: 'estimate',
    vo2max,
    category: null,
    litresPerMinute: null,
    standardError: 6,
    caution: null,
  }),
)

test.each([
  [19.9, 'refusal'],
  [20, 'estimate'],
  [90, 'estimate'],
  [90.1, 'refusal'],
])('the study had people of 20 to 90: at %d there is an %s', (age, kind) =>
  expect(noExercise.outcome({ ...man, age })).toMatchObject({ kind }),
)

/** The two regressions once more, as columns: age, waist, pulse, activity, constant, in hundredths and thousandths. */
const columns = { homme: [-296, -369, -155, 226, 100_270], femme: [-247, -259, -114, 198, 74_740] }
const weights = {
  rarely: 0,
  weekly: 1,
  twoOrThreeAWeek: 2,
  almostDaily: 3,
  easy: 0,
  outOfBreath: 5,
  nearExhaustion: 10,
  underHalfAnHour: 1,
  halfAnHourOrMore: 1.5,
}

test('a second way of adding it up agrees', () =>
  fc.assert(
    fc.property(anyEntryOf('no-exercise'), ({ inputs }) => {
      const { age, gender, waist, restingPulse, frequency, intensity, length } = inputs
      const row = [age, waist, restingPulse, weights[frequency] * weights[intensity] * weights[length], 1]
      const sum = row.reduce((total, value, index) => total + value * columns[gender][index]!, 0) / 1000
      const outcome = noExercise.outcome(inputs)
      if (outcome.kind === 'estimate') expect(Math.abs(outcome.vo2max - sum)).toBeLessThan(0.051)
      else expect(age < 20 || age > 90 || sum < 5.05 || sum > 99.9).toBe(true)
    }),
    { numRuns: 400 },
  ))

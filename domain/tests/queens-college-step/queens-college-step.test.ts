import { expect, test } from 'vitest'
import { genders } from '../../person.ts'
import { queensCollegeStep, stepMetronome } from './queens-college-step.ts'

test.each([
  ['femme', 140, 40],
  ['homme', 140, 52.5],
] as const)('%s with a pulse of %d: %d ml/kg/min', (gender, pulse, vo2max) =>
  expect(queensCollegeStep.outcome({ gender, pulse })).toEqual({
    kind: 'estimate',
    vo2max,
    category: null,
    litresPerMinute: null,
    standardError: null,
    caution: null,
  }),
)

test('four steps make a cycle: 24 cycles a minute for men, 22 for women', () =>
  expect({ homme: stepMetronome.homme / 4, femme: stepMetronome.femme / 4 }).toEqual({ homme: 24, femme: 22 }))

test.each([
  [20, null],
  [29.5, null],
  [30, 'ageless'],
  [68, 'ageless'],
] as const)('at %d, whom the students stand for: %s', (age, caution) =>
  expect(queensCollegeStep.outcome({ gender: 'femme', pulse: 140, age })).toMatchObject({ caution }),
)

/** Rows of the table that McArdle, Katch and Katch print with the test: pulse, then VO2max. */
const published = {
  homme: { 120: 60.9, 144: 50.9, 160: 44.1, 184: 34.1 },
  femme: { 128: 42.2, 156: 37, 184: 31.8, 196: 29.6 },
}

test.each(
  genders.flatMap((gender) =>
    Object.entries(published[gender]).map(([pulse, vo2max]) => ({ gender, pulse: Number(pulse), vo2max })),
  ),
)('the published table has the same: $gender, $pulse, $vo2max', ({ gender, pulse, vo2max }) =>
  expect(queensCollegeStep.outcome({ gender, pulse })).toMatchObject({ vo2max }),
)

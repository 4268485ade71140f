import { expect, test } from 'vitest'
import { genders } from '../../person.ts'
import { queensCollegeStep, stepMetronome } from './queens-college-step.ts'

test.each([
  ['femme', 140, 40],
  ['femme', 120, 43.6],
  ['homme', 140, 52.5],
  ['homme', 160, 44.1],
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
  homme: [
    [120, 60.9],
    [128, 57.6],
    [136, 54.2],
    [144, 50.9],
    [152, 47.5],
    [160, 44.1],
    [168, 40.8],
    [176, 37.4],
    [184, 34.1],
  ],
  femme: [
    [128, 42.2],
    [140, 40],
    [148, 38.5],
    [156, 37],
    [164, 35.5],
    [172, 34],
    [180, 32.6],
    [184, 31.8],
    [196, 29.6],
  ],
} as const

test.each(genders.flatMap((gender) => published[gender].map(([pulse, vo2max]) => ({ gender, pulse, vo2max }))))(
  'the published table has the same: $gender, $pulse, $vo2max',
  ({ gender, pulse, vo2max }) => expect(queensCollegeStep.outcome({ gender, pulse })).toMatchObject({ vo2max }),
)

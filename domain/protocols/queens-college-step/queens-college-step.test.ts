import { expect, test } from 'vitest'
import { plainEstimate } from '../entry.arbitrary.ts'
import { queensCollegeStep } from './queens-college-step.ts'

/** Two examples, and the first and last rows of the table of McArdle, Katch and Katch. */
test.each([
  ['femme', 140, 40],
  ['homme', 140, 52.5],
  ['homme', 120, 60.9],
  ['homme', 184, 34.1],
  ['femme', 128, 42.2],
  ['femme', 196, 29.6],
] as const)('%s with a pulse of %d: %d ml/kg/min', (gender, pulse, vo2max) =>
  expect(queensCollegeStep.outcome({ gender, pulse })).toEqual({ ...plainEstimate, vo2max }),
)

test.each([
  [29.5, null],
  [30, 'ageless'],
] as const)('at %d, whom the students stand for: %s', (age, caution) =>
  expect(queensCollegeStep.outcome({ gender: 'femme', pulse: 140, age })).toMatchObject({ caution }),
)

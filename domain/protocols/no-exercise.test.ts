import { expect, test } from 'vitest'
import { noExerciseOutcome } from './no-exercise.ts'

const man = {
  age: 40,
  gender: 'homme',
  waist: 90,
  restingPulse: 60,
  frequency: 'twoOrThreeAWeek',
  intensity: 'outOfBreath',
  sessionDuration: 'halfAnHourOrMore',
} as const
const woman = { ...man, age: 60, gender: 'femme', waist: 85, restingPulse: 70, frequency: 'rarely' } as const

test.each([
  [man, 49.3, false],
  [woman, 29.9, true],
])('%j makes %d ± 6, too high for who is sedentary: %s', (person, vo2max, isSedentary) =>
  expect(noExerciseOutcome(person)).toEqual({ kind: 'estimate', vo2max, standardError: 6, isSedentary }),
)

test.each([
  [19.9, 'refusal'],
  [20, 'estimate'],
  [90.9, 'estimate'],
  [91, 'refusal'],
])('the study had people of 20 to 90: at %d there is an %s', (age, kind) =>
  expect(noExerciseOutcome({ ...man, age })).toMatchObject({ kind }),
)

const frequencies = ['rarely', 'weekly', 'twoOrThreeAWeek', 'almostDaily'] as const
const intensities = ['easy', 'outOfBreath', 'nearExhaustion'] as const
const durations = ['underHalfAnHour', 'halfAnHourOrMore'] as const

/** Gender, age, waist, pulse, indices of the three choices, and the value of an independent program. */
const computed = `
  m 86 129 98 1 1 0 13.2, f 57 67 81 2 0 1 34.1, m 47 88 84 0 0 0 40.9, f 61 111 100 3 2 0 25.5
  m 34 97 99 3 2 0 45.8, f 69 130 73 2 2 0 19.7, m 51 66 77 0 0 0 48.9, f 79 116 74 3 2 1 25.7
  m 68 89 73 0 1 0 36.0, f 47 121 87 0 1 0 21.9, m 65 129 89 1 0 0 19.6, f 67 110 86 1 1 0 20.9
  m 89 126 93 1 2 1 16.4, f 30 128 93 2 1 0 25.6, m 65 121 59 3 1 0 30.6, f 63 60 69 0 1 0 35.8
  m 51 76 69 3 1 0 49.8, f 43 110 90 0 1 1 25.4, m 70 129 56 1 2 1 26.7, f 47 85 81 0 0 1 31.9
  m 65 76 79 2 2 0 45.3, f 30 130 53 0 1 0 27.6, m 81 106 61 2 0 0 27.7, f 63 90 88 0 0 1 25.8
  m 67 77 93 2 2 1 44.4, f 24 122 66 3 1 0 32.7, m 69 73 50 3 0 1 45.2, f 73 130 58 2 0 0 16.4
  m 53 61 46 0 0 1 54.9, f 20 90 86 1 1 1 38.2, m 90 72 40 0 1 0 40.9, f 86 112 73 2 2 0 20.1
  m 24 74 75 2 1 1 57.6, f 63 64 51 3 0 0 36.8, m 39 60 58 3 1 0 61.0, f 87 104 66 3 0 0 18.8
  m 26 121 84 3 2 1 45.1, f 77 80 93 1 1 1 25.9, m 46 129 51 3 0 1 31.1, f 23 94 86 3 0 1 34.9
`
  .split(/[\n,]/)
  .map((row) => row.trim())
  .filter(Boolean)

test.each(computed)('another program agrees: %s', (row) => {
  const [letter, ...texts] = row.split(' ')
  const [age, waist, restingPulse, frequency, intensity, duration, vo2max] = texts.map(Number)
  const inputs = {
    age: age!,
    waist: waist!,
    restingPulse: restingPulse!,
    gender: letter === 'm' ? ('homme' as const) : ('femme' as const),
    frequency: frequencies[frequency!]!,
    intensity: intensities[intensity!]!,
    sessionDuration: durations[duration!]!,
  }
  expect(noExerciseOutcome(inputs)).toMatchObject({ vo2max })
})

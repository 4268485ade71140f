import { expect, test } from 'vitest'
import { sliderLimits } from './run-chart.tsx'

test.each([
  ['femme', 35, 2400, { min: 1680, max: 3240 }],
  ['homme', 30, 2415, { min: 1695, max: 3255 }],
  ['homme', 70, 1100, { min: 770, max: 1480 }],
  ['homme', 25, 4010, { min: 2810, max: 5000 }],
] as const)('%s of %d who ran %d m tries %o', (gender, age, distance, distances) =>
  expect(sliderLimits({ age, gender, weight: 70, distance })).toEqual(distances),
)

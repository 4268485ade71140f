import { expect, test } from 'vitest'
import { nextMilestoneOf } from './next-milestone.ts'

test.each([
  ['femme', 35, 2400, { category: 'Bon', distance: 2550 }],
  ['homme', 14, 2100, { category: 'Moyen', distance: 2210 }],
  ['femme', 62, 1720, { category: 'Moyen', vo2max: 24 }], // 46 % further
  ['homme', 95, 4900, { category: 'Bon', vo2max: 33 }], // the form takes at most 5,000 m
  ['homme', 20, 3400, 'highest'],
] as const)('%s of %d who ran %d m has %o next', (gender, age, distance, milestone) =>
  expect(nextMilestoneOf({ age, gender, weight: 70, distance })).toEqual(milestone),
)

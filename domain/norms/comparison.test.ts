import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  capacityOf,
  comparisonOf,
  comparisonOfRun,
  isInLowestQuarter,
  percentileAmongTested,
  type Standing,
} from './comparison.ts'
import { anyRun } from '../tests/entry.arbitrary.ts'
import { measuredAges, measuredPercentiles } from './measured-people.ts'

test('a man of 70 who covers 2,400 m: 7 in 10 by the formula of the site, above 95 % by Cooper alone', () =>
  expect(comparisonOfRun({ age: 70, gender: 'homme', weight: 70, distance: 2400 })).toEqual({
    ages: { from: 70, to: 79 },
    shown: { vo2max: 23.3, standing: 70 },
    cooper: { vo2max: 42.4, standing: 'above' },
    differs: true,
    site: 'stricter',
  }))

test('a man of 30 who covers 2,400 m is told half by the site and by the registry', () =>
  expect(comparisonOfRun({ age: 30, gender: 'homme', weight: 70, distance: 2400 })).toEqual({
    ages: { from: 30, to: 39 },
    shown: { vo2max: 40.2, standing: 50 },
    cooper: { vo2max: 42.4, standing: 60 },
    differs: false,
    site: undefined,
  }))

test('a woman of 75 with 26 ml/kg/min is Moyen to the site and above 95 % of those who were measured', () =>
  expect(comparisonOf({ vo2max: 26, age: 75, gender: 'femme' })).toEqual({
    ages: { from: 70, to: 79 },
    shown: { vo2max: 26, standing: 'above' },
    cooper: undefined,
    differs: false,
    site: 'stricter',
  }))

test.each([
  ['Moyen and half of them', 38.1, 35, 'homme', 'stricter'],
  ['Moyen and 4 in 10', 41.1, 28, 'homme', undefined],
  ['Faible and 1 in 10', 26, 30, 'homme', undefined],
  ['Faible and a quarter', 31.5, 30, 'homme', 'stricter'],
  ['Bon and 4 in 10', 43, 25, 'homme', 'looser'],
  ['Excellent and 9 in 10', 52, 30, 'homme', 'looser'],
  ['Excellent and above 95 %', 60, 30, 'homme', undefined],
  ['Très bon and above 95 %', 42, 45, 'femme', 'stricter'],
] as const)('the site beside the measurements, %s', (_, vo2max, age, gender, site) =>
  expect(comparisonOf({ vo2max, age, gender })!.site).toBe(site),
)

test.each([
  [19.9, 'homme', 2400],
  [90, 'femme', 1500],
  [40, 'homme', 507],
  [40, 'homme', 1054], // walked
] as const)('nothing is compared at %d (%s) with %d m', (age, gender, distance) =>
  expect(comparisonOfRun({ age, gender, weight: 70, distance })).toBeUndefined(),
)

test.each([
  [49.9, 'femme', 2000, 21.3], // the site's value
  [50, 'femme', 2000, 33.4], // Cooper's equation alone
  [95, 'homme', 1500, 22.2],
  [45, 'femme', 1054, undefined],
  [45, 'femme', 1055, 8.4],
  [62, 'femme', 1054, undefined],
  [62, 'femme', 1055, 12.3], // 6.6 by the site's formula
] as const)('at %d (%s) a run of %d m is compared by %d ml/kg/min', (age, gender, distance, vo2max) =>
  expect(capacityOf({ age, gender, weight: 70, distance })).toBe(vo2max),
)

test.each<[Standing, boolean]>([
  ['below', true],
  [5, true],
  [20, true],
  [25, false],
  [50, false],
  ['above', false],
])('%s is in the lowest quarter: %s', (standing, expected) => expect(isInLowestQuarter(standing)).toBe(expected))

test('a standing is a percentile of the registry, or beyond all', () => {
  expect(percentileAmongTested({ age: 70, gender: 'homme', vo2max: 20.6 })).toBe(50)
  fc.assert(
    fc.property(anyRun, (run) => {
      const comparison = comparisonOfRun(run)
      const known = ['below', 'above', ...measuredPercentiles]
      for (const compared of [comparison?.shown, comparison?.cooper])
        if (compared) expect(known).toContain(compared.standing)
      if (!measuredAges(run.age)) expect(comparison).toBeUndefined()
    }),
  )
})

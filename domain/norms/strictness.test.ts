import { expect, test } from 'vitest'
import { vo2maxOfDistanceAlone } from '../protocols/cooper-run.ts'
import { ratingOf } from './rating.ts'
import { comparisonOf, testedGroups } from './tested-people.ts'
import { thresholdGroupOf } from './thresholds.ts'

test.each([
  { gender: 'femme', from: 30 },
  { gender: 'homme', from: 60 },
] as const)('most people tested are “Faible” ($gender, from $from)', ({ gender, from }) => {
  const poor = testedGroups(gender).filter(
    ({ ages, values }) => ratingOf({ vo2max: values[50], age: ages.from, gender }).category === 'Faible',
  )
  expect(poor.map(({ ages }) => ages.from)).toEqual([30, 40, 50, 60, 70, 80].filter((age) => age >= from))
})

test('“Bon” begins above the median, except for men in their 20s', () => {
  const easier = (['homme', 'femme'] as const).flatMap((gender) =>
    testedGroups(gender).flatMap(({ ages, values }) =>
      thresholdGroupOf(gender, ages.from).thresholds[1] > values[50] ? [] : [`${gender} ${ages.from}`],
    ),
  )
  expect(easier).toEqual(['homme 20'])
})

test('a woman of 45 who runs 1,850 m is above seven in ten', () => {
  const vo2max = vo2maxOfDistanceAlone({ distance: 1850 })!
  expect(vo2max).toBe(30.1)
  expect(comparisonOf({ age: 45, gender: 'femme', vo2max })?.percentileRank).toBe(70)
})

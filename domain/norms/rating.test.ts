import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

// product spec, section 9
test.each([
  ['homme', 25, [38, 43, 51, 56]],
  ['homme', 35, [35, 40, 47, 52]],
  ['homme', 45, [32, 37, 43, 48]],
  ['homme', 55, [28, 33, 39, 44]],
  ['femme', 25, [32, 37, 44, 49]],
  ['femme', 35, [30, 35, 41, 46]],
  ['femme', 45, [27, 32, 38, 43]],
  ['femme', 55, [24, 29, 35, 40]],
] as const)('%s of %d: the categories after Faible begin at %j', (gender, age, thresholds) => {
  const values = thresholds.flatMap((threshold) => [threshold - 0.1, threshold])
  const ratings = [0, ...values].map((vo2max) => ratingOf({ vo2max, age, gender }))
  expect(ratings.map(({ category, percentile }) => `${category} ${percentile}`)).toEqual([
    ...['Faible 10', 'Faible 10', 'Moyen 25', 'Moyen 25', 'Bon 50', 'Bon 50'],
    ...['Très bon 75', 'Très bon 75', 'Excellent 95'],
  ])
})

test('a value is rounded to one decimal, then rated', () =>
  expect(ratingOf({ vo2max: 39.96, age: 30, gender: 'homme' })).toEqual({
    vo2max: 40,
    category: 'Bon',
    percentile: 50,
  }))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normFor, norms, thresholdsOf } from './norms.ts'
import { categories, category, percentile } from './rating.ts'
import { genders, type Gender } from '../person.ts'

const groups = genders.flatMap((gender) =>
  norms[gender].map((norm) => {
    const [fair, good, veryGood, excellent] = thresholdsOf(norm)
    return { gender, age: Math.min(norm.upTo, 100), fair, good, veryGood, excellent }
  }),
)

/** What each of the values gets for this gender at this age. */
function ratings(values: number[], { gender, age }: { gender: Gender; age: number }) {
  const norm = normFor(gender, age)
  return values.map((vo2max) => [category(vo2max, norm), percentile(vo2max, norm)])
}

test.each(groups)('$gender of $age: below $fair is Faible, percentile 10', ({ fair, ...person }) =>
  expect(ratings([0, fair - 1, fair - 0.1], person)).toEqual(Array(3).fill(['Faible', 10])),
)

test.each(groups)('$gender of $age: from $fair to below $good is Moyen, percentile 25', ({ fair, good, ...person }) =>
  expect(ratings([fair, fair + 0.1, good - 0.1], person)).toEqual(Array(3).fill(['Moyen', 25])),
)

test.each(groups)(
  '$gender of $age: from $good to below $veryGood is Bon, percentile 50',
  ({ good, veryGood, ...person }) =>
    expect(ratings([good, good + 0.1, veryGood - 0.1], person)).toEqual(Array(3).fill(['Bon', 50])),
)

test.each(groups)(
  '$gender of $age: from $veryGood to below $excellent is Très bon, percentile 75',
  ({ veryGood, excellent, ...person }) =>
    expect(ratings([veryGood, veryGood + 0.1, excellent - 0.1], person)).toEqual(Array(3).fill(['Très bon', 75])),
)

test.each(groups)('$gender of $age: from $excellent on is Excellent, percentile 95', ({ excellent, ...person }) =>
  expect(ratings([excellent, excellent + 0.1, 100.5], person)).toEqual(Array(3).fill(['Excellent', 95])),
)

test('the five categories go from the lowest to the highest', () =>
  expect(categories).toEqual(['Faible', 'Moyen', 'Bon', 'Très bon', 'Excellent']))

test('category and percentile go together, one to one', () => {
  const percentileOf = { Faible: 10, Moyen: 25, Bon: 50, 'Très bon': 75, Excellent: 95 }
  fc.assert(
    fc.property(anyNorm, anyVo2max, (norm, vo2max) => {
      expect(percentile(vo2max, norm)).toBe(percentileOf[category(vo2max, norm)])
    }),
  )
})

test('a higher VO2max never gets a lower category', () =>
  fc.assert(
    fc.property(anyNorm, anyVo2max, anyVo2max, (norm, one, other) => {
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
      expect(categories.indexOf(category(higher, norm))).toBeGreaterThanOrEqual(
        categories.indexOf(category(lower, norm)),
      )
    }),
  ))

const anyNorm = fc.constantFrom(...genders.flatMap((gender) => norms[gender]))

/** One decimal, as the estimate gives it, up to the highest value an accepted run can reach. */
const anyVo2max = fc.integer({ min: 0, max: 1005 }).map((tenths) => tenths / 10)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normFor, norms } from './norms.ts'
import { categories, category, percentile } from './rating.ts'
import { genders, type Gender } from './run.ts'

/** The published thresholds, typed a second time on purpose. */
const groups: { gender: Gender; age: number; P: number; F: number; G: number; E: number }[] = [
  { gender: 'homme', age: 29, P: 38, F: 43, G: 51, E: 56 },
  { gender: 'homme', age: 39, P: 35, F: 40, G: 47, E: 52 },
  { gender: 'homme', age: 49, P: 32, F: 37, G: 43, E: 48 },
  { gender: 'homme', age: 50, P: 28, F: 33, G: 39, E: 44 },
  { gender: 'femme', age: 29, P: 32, F: 37, G: 44, E: 49 },
  { gender: 'femme', age: 39, P: 30, F: 35, G: 41, E: 46 },
  { gender: 'femme', age: 49, P: 27, F: 32, G: 38, E: 43 },
  { gender: 'femme', age: 50, P: 24, F: 29, G: 35, E: 40 },
]

/** What each of the values gets for this gender at this age. */
function ratings(values: number[], { gender, age }: { gender: Gender; age: number }) {
  const norm = normFor(gender, age)
  return values.map((vo2max) => [category(vo2max, norm), percentile(vo2max, norm)])
}

test.each(groups)('$gender of $age: below $P is Faible, percentile 10', ({ P, ...person }) =>
  expect(ratings([0, P - 1, P - 0.1], person)).toEqual(Array(3).fill(['Faible', 10])),
)

test.each(groups)('$gender of $age: from $P to below $F is Moyen, percentile 25', ({ P, F, ...person }) =>
  expect(ratings([P, P + 0.1, F - 0.1], person)).toEqual(Array(3).fill(['Moyen', 25])),
)

test.each(groups)('$gender of $age: from $F to below $G is Bon, percentile 50', ({ F, G, ...person }) =>
  expect(ratings([F, F + 0.1, G - 0.1], person)).toEqual(Array(3).fill(['Bon', 50])),
)

test.each(groups)('$gender of $age: from $G to below $E is Très bon, percentile 75', ({ G, E, ...person }) =>
  expect(ratings([G, G + 0.1, E - 0.1], person)).toEqual(Array(3).fill(['Très bon', 75])),
)

test.each(groups)('$gender of $age: from $E on is Excellent, percentile 95', ({ E, ...person }) =>
  expect(ratings([E, E + 0.1, 100.5], person)).toEqual(Array(3).fill(['Excellent', 95])),
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

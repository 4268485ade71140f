import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normFor, norms, thresholdsOf } from './thresholds.ts'
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

test.each(groups)(
  '$gender of $age: each category begins at its threshold',
  ({ fair, good, veryGood, excellent, ...person }) =>
    expect(
      ratings([0, fair - 0.1, fair, good - 0.1, good, veryGood - 0.1, veryGood, excellent - 0.1, excellent], person),
    ).toEqual([
      ['Faible', 10],
      ['Faible', 10],
      ['Moyen', 25],
      ['Moyen', 25],
      ['Bon', 50],
      ['Bon', 50],
      ['Très bon', 75],
      ['Très bon', 75],
      ['Excellent', 95],
    ]),
)

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

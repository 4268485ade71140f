import { expect, test } from 'vitest'
import { measuredGroups } from '../../domain/norms/measured-people.ts'
import { ratingOf } from '../../domain/norms/rating.ts'

test.each([
  { gender: 'femme', from: 30 },
  { gender: 'homme', from: 60 },
] as const)(
  'the thresholds call most of the people tested “Poor” ($gender, from $from), as Home, Measure and Understand say',
  ({ gender, from }) => {
    const poor = measuredGroups(gender).filter(
      ({ ages, values }) => ratingOf({ vo2max: values[50], age: ages.from, gender }).category === 'Faible',
    )
    expect(poor.map(({ ages }) => ages.from)).toEqual([30, 40, 50, 60, 70, 80].filter((age) => age >= from))
  },
)

import { expect, test } from 'vitest'
import { genders } from '../person.ts'
import { referenceRows } from './reference-table.ts'

// product spec, section 9
test.each([
  ['homme', 38, [38, 43], [44, 51], 51],
  ['femme', 32, [32, 37], [38, 44], 44],
] as const)('%s of 20 to 29: under %d, %j, %j, over %d', (gender, below, fair, good, above) =>
  expect(referenceRows(gender)[0]).toEqual({
    ages: { from: 20, to: 29 },
    poor: { below },
    fair: { from: fair[0], to: fair[1] },
    good: { from: good[0], to: good[1] },
    excellent: { above },
  }),
)

test('groups span ten years from 20, the last without an end', () => {
  const ages = [{ from: 20, to: 29 }, { from: 30, to: 39 }, { from: 40, to: 49 }, { from: 50 }]
  for (const gender of genders) expect(referenceRows(gender).map((row) => row.ages)).toStrictEqual(ages)
})

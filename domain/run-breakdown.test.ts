import { expect, test } from 'vitest'
import { genders } from './person.ts'
import { resultOf, type Run } from './protocols/cooper-run.ts'
import { oneDecimal } from './rounding.ts'
import { breakdownOf } from './run-breakdown.ts'

/** every half year, and some ages whose percentage has more decimals than the sum */
const ages = [...Array.from({ length: 181 }, (_, index) => 10 + index / 2), 30.0004, 66.66666, 99.9262]

test.each(genders)('%s, 10 to 100: multiplied, the numbers of the sum give the value', (gender) => {
  const runs = ages.flatMap((age, index) =>
    [index % 2 ? 2400 : 654, 500 + ((index * 997) % 4501), 2048, 2428].map((distance): Run => ({
      age,
      gender,
      weight: 70,
      distance,
    })),
  )
  const products = runs.map((run) => {
    const { cooper, percentOff } = breakdownOf(run)
    return oneDecimal(cooper * (1 - percentOff.age / 100) * (1 - percentOff.gender / 100))
  })
  expect(products).toEqual(runs.map((run) => resultOf(run).vo2max))
})

test.each([
  [
    { gender: 'homme', age: 25, distance: 2400 },
    { cooper: 42.4, percentOff: { age: 0, gender: 0 }, vo2max: 42.4 },
  ],
  [
    { gender: 'femme', age: 35, distance: 2400 },
    { cooper: 42.4, percentOff: { age: 10, gender: 15 }, vo2max: 32.4 },
  ],
  [
    { gender: 'homme', age: 30.5, distance: 654 },
    { cooper: 3.334, percentOff: { age: 5.5, gender: 0 }, vo2max: 3.2 },
  ],
] as const)('the sum of %o has as few decimals as give the value', (person, sum) =>
  expect(breakdownOf({ weight: 70, ...person })).toEqual(sum),
)

import { expect, test } from 'vitest'
import { axesOfTestedPeople } from './person-chart.tsx'

test.each([
  [
    { vo2max: 40, standardError: 6 },
    { from: 10, to: 65 },
  ],
  [{ vo2max: 84 }, { from: 10, to: 85 }],
  [{ vo2max: 100 }, { from: 10, to: 105 }],
  [
    { vo2max: 14, standardError: 5 },
    { from: 0, to: 65 },
  ],
  [{ vo2max: 5 }, { from: 0, to: 65 }],
])('the axis has room for %j', (value, range) =>
  expect(axesOfTestedPeople({ age: 40, ...value }).vo2maxRange).toEqual(range),
)

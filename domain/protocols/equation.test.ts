import { expect, test } from 'vitest'
import { cooperVo2max, siteVo2max, isWalked } from './equation.ts'

const run = { age: 25, gender: 'homme', distance: 2400 } as const

test.each([
  [500, 0],
  [504.9, 0],
  [549.63, 1],
  [2400, 42.3675],
  [5000, 100.4941],
])("Cooper's equation credits %d m with %d ml/kg/min", (distance, expected) =>
  expect(cooperVo2max(distance)).toBeCloseTo(expected, 4),
)

test.each([
  ['a woman is credited 85 % of the same run', { gender: 'femme' }, 36],
  ['each year after 25 takes 1 % of the value at 25', { age: 10 }, 42.4],
  ['each year after 25 takes 1 % of the value at 25', { age: 25 }, 42.4],
  ['each year after 25 takes 1 % of the value at 25', { age: 26 }, 41.9],
  ['each year after 25 takes 1 % of the value at 25', { age: 50 }, 31.8],
  ['each year after 25 takes 1 % of the value at 25', { age: 100 }, 10.6],
  ['a part of a year counts in the age correction', { age: 25.5, distance: 5000 }, 100],
  ['the estimate is rounded to the nearest tenth', { distance: 507 }, 0],
  ['the estimate is rounded to the nearest tenth', { distance: 508 }, 0.1],
  ['the estimate is rounded to the nearest tenth', { distance: 2399 }, 42.3],
] as const)('%s: %o gives %d', (_, given, expected) => expect(siteVo2max({ ...run, ...given })).toBe(expected))

test.each([654, 2642])('half a tenth is rounded up: a woman of 35 who ran %d m', (distance) => {
  const unrounded = cooperVo2max(distance) * 0.9 * 0.85
  expect(siteVo2max({ age: 35, gender: 'femme', distance })).toBeCloseTo(unrounded + 0.05, 6)
})

test.each([
  [500, true],
  [1054, true],
  [1055, false], // 12.3 ml/kg/min, as much as walking at 5.3 km/h takes
  [2400, false],
] as const)('a walker of %d m takes more than the equation gives: %s', (distance, expected) =>
  expect(isWalked(distance)).toBe(expected),
)

import { expect, test } from 'vitest'
import { everyday, everydayShares } from './everyday.ts'

const shares = (ceiling: number) => everydayShares(ceiling, 1000).map(({ share }) => share)
const lit = (ceiling: number) =>
  everydayShares(ceiling, 1000)
    .filter(({ isWithinReach }) => isWithinReach)
    .map(({ activity }) => activity)

test('the codes and METs are those of the 2024 Compendium', () =>
  expect(everyday.map(({ code, mets }) => [code, mets])).toEqual([
    ['17200', 4.8],
    ['17133', 4.5],
    ['01020', 6.8],
    ['12030', 8.5],
  ]))

test('a share is what the effort takes of the ceiling, in whole percent', () => {
  expect(shares(38.1)).toEqual([44, 41, 62, 78])
  expect(everydayShares(38.1, 1000)[0]!.uptake).toBeCloseTo(16.8)
})

test('an effort is lit up to 80 % of the ceiling', () => {
  expect(lit(38.1)).toEqual(['walking', 'stairs', 'cycling', 'running'])
  expect(lit(37.1)).toEqual(['walking', 'stairs', 'cycling', 'running']) // 80.2 % is shown as 80 %
  expect(lit(36.8)).toEqual(['walking', 'stairs', 'cycling'])
  expect(lit(20)).toEqual(['stairs'])
  expect(lit(15)).toEqual([])
})

test.each([
  [13.7, 1119, []],
  [13.8, 1120, ['walking', 'stairs']],
  [20, 1500, ['walking']], // stairs are within its 80 %
  [38.1, 2400, []],
] as const)('at %d, who has covered %d m has just asked for more than %o', (ceiling, distance, expected) =>
  expect(
    everydayShares(ceiling, distance)
      .filter(({ isSurpassed }) => isSurpassed)
      .map(({ activity }) => activity),
  ).toEqual(expected),
)

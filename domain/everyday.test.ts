import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everydayShares } from './everyday.ts'
import { cooperVo2max } from './protocols/cooper-run/equation.ts'
import { between } from './protocols/entry.arbitrary.ts'

test('a share is what the effort takes of the ceiling, in whole percent', () => {
  const shares = everydayShares(33.4, 2000).map(({ activity, share }) => `${activity} ${share} %`)
  expect(shares).toEqual(['walking 50 %', 'stairs 47 %', 'cycling 71 %', 'running 89 %'])
  expect(everydayShares(42.4, 2400)[0]!.uptake).toBeCloseTo(16.8)
})

test.each([
  [12.3, 1055, ['walking', 'stairs', 'cycling', 'running'], []],
  [13.8, 1120, ['cycling', 'running'], ['walking', 'stairs']],
  [22.2, 1500, ['cycling', 'running'], []],
  [24.5, 1600, [], ['running']],
  [33.4, 2000, [], []],
] as const)('at %d, who has covered %d m has %o out of reach, and has just done %o', (vo2max, distance, out, done) => {
  const efforts = everydayShares(vo2max, distance)
  const names = (chosen: typeof efforts) => chosen.map(({ activity }) => activity)
  expect(
    names(efforts.filter(({ isWithinReach, isSurpassed: wasJustDone }) => !isWithinReach && !wasJustDone)),
  ).toEqual(out)
  expect(names(efforts.filter(({ isSurpassed: wasJustDone }) => wasJustDone))).toEqual(done)
})

test('who runs at 8 km/h or faster finds nothing out of reach', () =>
  fc.assert(
    fc.property(between({ min: 1600, max: 5000 }), (distance) => {
      for (const effort of everydayShares(cooperVo2max(distance), distance))
        expect(effort.isWithinReach || effort.isSurpassed).toBe(true)
    }),
  ))

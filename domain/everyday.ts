/** Who has covered these metres in 12 minutes has walked as fast, or faster: 5.6 km/h. */
const briskWalk = { distance: 1120, mets: 4.8 }

/**
 * Walking at 5.6 to 6.3 km/h, climbing stairs slowly, cycling at 16 to 19 km/h, and running at 8 km/h, in multiples of the
 * oxygen used at rest: 1 MET = 3.5 ml/kg/min. Source: the 2024 Adult Compendium of Physical Activities, by its codes
 * (Herrmann 2024, docs/physiology.md).
 */
export const everyday = [
  { activity: 'walking', code: '17200', mets: briskWalk.mets },
  { activity: 'stairs', code: '17133', mets: 4.5 },
  { activity: 'cycling', code: '01020', mets: 6.8 },
  { activity: 'running', code: '12030', mets: 8.5 },
] as const

/**
 * The lowest VO2max, in ml/kg/min, that a result can be: what the slowest walk of the Compendium takes (code 17340,
 * 2.1 MET). Whoever can walk has more, so a formula that gives less is beyond its range.
 */
export const lowestVo2max = 7.3

/**
 * What share of a VO2max in ml/kg/min, in whole percent, each everyday effort takes of somebody who covered so many metres in
 * 12 minutes. Up to 80 % it is within reach for a while, a choice of ours, on the careful side; it is surpassed where the
 * run has just asked for more, whatever the formula makes of it.
 */
export function everydayShares(vo2max: number, distance: number) {
  const surpassed = distance >= briskWalk.distance ? briskWalk.mets : 0
  return everyday.map((effort) => {
    const uptake = effort.mets * 3.5
    const share = Math.round((uptake / vo2max) * 100)
    const isWithinReach = share <= 80
    return { ...effort, uptake, share, isWithinReach, isSurpassed: !isWithinReach && effort.mets <= surpassed }
  })
}

/** An effort of everyday life. Source: the 2024 Adult Compendium of Physical Activities (Herrmann 2024, docs/physiology.md). */
export interface Everyday {
  activity: 'walking' | 'stairs' | 'cycling' | 'running'
  /** its code in the Compendium */
  code: string
  /** multiples of the oxygen used at rest; 1 MET = 3.5 ml/kg/min */
  mets: number
}

/** Who has covered these metres in 12 minutes has walked as fast, or faster: 5.6 km/h. */
const briskWalk = { distance: 1120, mets: 4.8 }

/** Walking at 5.6 to 6.3 km/h, climbing stairs slowly, cycling at 16 to 19 km/h, and running at 8 km/h. */
export const everyday: readonly Everyday[] = [
  { activity: 'walking', code: '17200', mets: briskWalk.mets },
  { activity: 'stairs', code: '17133', mets: 4.5 },
  { activity: 'cycling', code: '01020', mets: 6.8 },
  { activity: 'running', code: '12030', mets: 8.5 },
]

/**
 * The lowest VO2max, in ml/kg/min, that a result can be: what the slowest walk of the Compendium takes (code 17340,
 * 2.1 MET). Whoever can walk has more, so a formula that gives less is beyond its range.
 */
export const lowestVo2max = 7.3

/** An effort compared with somebody's VO2max. */
export interface EverydayShare extends Everyday {
  /** ml/kg/min */
  uptake: number
  /** of the VO2max, in whole percent */
  share: number
  /** within reach for a while: up to 80 % of the VO2max. A choice of ours, on the careful side */
  isWithinReach: boolean
  /** whether a run has just asked for more than the effort does, whatever the formula makes of it */
  isSurpassed: boolean
}

/** What share of a VO2max in ml/kg/min each everyday effort takes, for somebody who covered so many metres in 12 minutes. */
export function everydayShares(vo2max: number, distance: number): EverydayShare[] {
  const surpassed = distance >= briskWalk.distance ? briskWalk.mets : 0
  return everyday.map((effort) => {
    const uptake = effort.mets * 3.5
    const share = Math.round((uptake / vo2max) * 100)
    const isWithinReach = share <= 80
    return { ...effort, uptake, share, isWithinReach, isSurpassed: !isWithinReach && effort.mets <= surpassed }
  })
}

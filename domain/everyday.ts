/** Metres in 12 minutes at 5.6 km/h (walking) and at 8 km/h (running). */
const paces = [
  { distance: 1120, mets: 4.8 },
  { distance: 1600, mets: 8.5 },
] as const

/**
 * Everyday efforts in multiples of the oxygen used at rest: 1 MET = 3.5 ml/kg/min. They are walking at 5.6 to 6.3 km/h,
 * climbing stairs slowly, cycling at 16 to 19 km/h, and running at 8 km/h. Source: the 2024 Adult Compendium of
 * Physical Activities, codes 17200, 17133, 01020 and 12030 (Herrmann 2024, docs/physiology.md).
 */
const everyday = [
  { activity: 'walking', mets: paces[0].mets },
  { activity: 'stairs', mets: 4.5 },
  { activity: 'cycling', mets: 6.8 },
  { activity: 'running', mets: paces[1].mets },
] as const

/**
 * Returns the share of a VO2max in ml/kg/min, in whole percent, that each everyday effort takes. `isSurpassed`: the
 * share is over 100 %, yet the run itself (`distance`, metres in 12 minutes) took at least as much oxygen.
 */
export function everydayShares(vo2max: number, distance: number) {
  const hardestPaceMets = Math.max(0, ...paces.filter((pace) => distance >= pace.distance).map(({ mets }) => mets))
  return everyday.map((effort) => {
    const uptake = effort.mets * 3.5
    const isWithinReach = uptake <= vo2max
    return {
      ...effort,
      uptake,
      share: Math.round((uptake / vo2max) * 100),
      isWithinReach,
      isSurpassed: !isWithinReach && effort.mets <= hardestPaceMets,
    }
  })
}

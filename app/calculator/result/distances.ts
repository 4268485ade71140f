/** Metres between two distances that can be tried. */
export const step = 20

/**
 * The distances that a runner can try, in whole metres: from 1,600 to 3,400, widened to the next step so that the runner's
 * own is on one.
 */
export function distancesFor({ distance }: { distance: number }) {
  const own = Math.round(distance)
  const stepsTo = (end: number, away: number) => own + away * step * Math.max(0, Math.ceil((away * (end - own)) / step))
  return { min: stepsTo(1600, -1), max: stepsTo(3400, 1), own }
}

import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { marginOf } from '../../../domain/tests/cooper-run/equation.ts'
import { resultOf } from '../../../domain/tests/cooper-run/result.ts'
import { oneDecimal } from '../../../domain/rounding.ts'

/** Metres between two distances that can be tried. */
export const step = 20

/** From this age on no other distance is tried: one should not be held out as something to aim for. */
export const noOtherDistanceFromAge = 60

/**
 * The distances that a runner can try, in whole metres: from 1,600 to 3,400, widened to the next step so that the runner's
 * own is on one.
 */
export function distancesFor(run: Pick<Run, 'distance'>) {
  const own = Math.round(run.distance)
  const stepsTo = (end: number, away: number) => own + away * step * Math.max(0, Math.ceil((away * (end - own)) / step))
  return { min: stepsTo(1600, -1), max: stepsTo(3400, 1), own }
}

/** The nearest distance that can be tried. */
export function clampDistance({ min, max }: { min: number; max: number }, distance: number): number {
  return Math.min(max, Math.max(min, distance))
}

export type WhatIfResult = ReturnType<typeof whatIfResult>

/** What the site's formula gives the same person for a distance in metres that is not run yet, beside what was run. */
export function whatIfResult(run: Run, distance: number) {
  const { own } = distancesFor(run)
  const today = resultOf(run)
  const then = distance === own ? today : resultOf({ ...run, distance })
  return {
    today,
    then,
    /** more than today; fewer are negative */
    metres: distance - own,
    /** ml/kg/min more than today, one decimal */
    gain: oneDecimal(then.vo2max - today.vo2max),
    /**
     * of both results together, in ml/kg/min: a smaller change may be none. The root of the sum of the squares of half the
     * width of each margin, as on My progress (progress/person/change.ts)
     */
    margin: oneDecimal(Math.hypot(...[today, then].map(({ vo2max }) => marginOf(vo2max).to - vo2max))),
  }
}

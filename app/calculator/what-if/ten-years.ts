import { declineByDecade } from '../../../content/data/decline-rates.ts'
import { runFields, type Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { capacityOf } from '../../../domain/norms/comparison.ts'

/** The decline that the site tells of begins at this age. Source: product spec, section 9. */
const declineFrom = 30

/**
 * Whether the next ten years can be told: the decline is that of adults after 30, the calculator ends at 100, and a run
 * that was too short for the formula gives nothing to decline.
 */
export function hasTenYears(run: Run): boolean {
  return run.age >= declineFrom && run.age + 10 <= runFields.age.max && capacityOf(run) !== undefined
}

/** A VO2max in ml/kg/min, ten years on, after the faster and the slower loss: at 10 and at 8 % less. Source: product spec, section 9. */
export function inTenYears(vo2max: number) {
  const [slowest, fastest] = [declineByDecade[0]!, declineByDecade.at(-1)!]
  return { from: vo2max * (1 - fastest.percent / 100), to: vo2max * (1 - slowest.percent / 100) }
}

/**
 * How the level ten years on, after a change from today's to another VO2max, compares with today's: in whole ml/kg/min, as
 * nothing finer is known.
 */
export function tenYearOutlook(today: number, changed: number) {
  if (changed === today) return 'unchanged'
  if (changed < today) return 'lower'
  const { from, to } = inTenYears(changed)
  if (Math.round(from) > Math.round(today)) return 'higher'
  return Math.round(to) >= Math.round(today) ? 'same' : 'partly'
}

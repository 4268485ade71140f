import { declineByDecade } from '../../../content/data/decline-rates.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { capacityOf } from '../../../domain/norms/comparison.ts'

/** VO2max ten years on, in ml/kg/min: after the faster and after the slower loss. */
export interface InTenYears {
  from: number
  to: number
}

/** The decline that the site tells of begins at this age. Source: product spec, section 9. */
const declineFrom = 30

/**
 * Whether the next ten years can be told: the decline is that of adults after 30, the calculator ends at 100, and a run
 * that was too short for the formula gives nothing to decline.
 */
export function hasTenYears(run: Run): boolean {
  return run.age >= declineFrom && run.age + 10 <= runFields.age.max && capacityOf(run) !== undefined
}

/** A VO2max in ml/kg/min, ten years on, at 10 and at 8 % less. Source: product spec, section 9. */
export function inTenYears(vo2max: number): InTenYears {
  const [slowest, fastest] = [declineByDecade[0]!, declineByDecade.at(-1)!]
  return { from: vo2max * (1 - fastest.percent / 100), to: vo2max * (1 - slowest.percent / 100) }
}

/** What ten years make of a change that is kept: told in whole ml/kg/min, as nothing finer is known. */
export type TenYearOutlook = 'higher' | 'same' | 'partly' | 'unchanged' | 'lower'

/** How the level ten years on, after a change from today's to another VO2max in ml/kg/min, compares with today's. */
export function tenYearOutlook(today: number, changed: number): TenYearOutlook {
  if (changed === today) return 'unchanged'
  if (changed < today) return 'lower'
  const { from, to } = inTenYears(changed)
  if (Math.round(from) > Math.round(today)) return 'higher'
  return Math.round(to) >= Math.round(today) ? 'same' : 'partly'
}

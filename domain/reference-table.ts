import { norms } from './norms.ts'
import type { Gender } from './run.ts'

/** One displayed row, in whole ml/kg/min: poor is below `fair.from`, excellent above `good.to`. */
export interface ReferenceRow {
  ages: { from: number; to?: number }
  poor: { below: number }
  fair: { from: number; to: number }
  good: { from: number; to: number }
  excellent: { above: number }
}

/**
 * The four displayed bands, derived from the calculator's thresholds by the rule of the product
 * spec's two examples: poor < P; fair P to F; good F+1 to G; excellent > G.
 */
export function referenceRows(gender: Gender): ReferenceRow[] {
  return norms[gender].map(({ upTo, poor, fair, good }) => ({
    ages: agesUpTo(upTo),
    poor: { below: poor },
    fair: { from: poor, to: fair },
    good: { from: fair + 1, to: good },
    excellent: { above: good },
  }))
}

/** Every displayed group spans ten years; the last one is open. */
function agesUpTo(last: number): ReferenceRow['ages'] {
  return last === Infinity ? { from: 50 } : { from: last - 9, to: last }
}

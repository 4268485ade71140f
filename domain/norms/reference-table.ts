import { norms } from './thresholds.ts'
import type { Gender } from '../person.ts'

/**
 * The four bands of the table, in whole ml/kg/min, derived from the calculator's thresholds by the rule of the product
 * spec's two examples: below `fair`; `fair` to `good`; `good` + 1 to `veryGood`; above `veryGood`. Every group spans
 * ten years; the last one is open.
 */
export function referenceRows(gender: Gender) {
  return norms[gender].map(({ upTo, fair, good, veryGood }) => ({
    ages: upTo === Infinity ? { from: 50 } : { from: upTo - 9, to: upTo },
    poor: { below: fair },
    fair: { from: fair, to: good },
    good: { from: good + 1, to: veryGood },
    excellent: { above: veryGood },
  }))
}

export type Column = Exclude<keyof ReturnType<typeof referenceRows>[number], 'ages'>

import type { Gender } from '../person.ts'
import { thresholdGroups } from './thresholds.ts'

/**
 * Returns the four bands of the table, in whole ml/kg/min: below `fair`; `fair` to `good`; `good` + 1 to `veryGood`;
 * above `veryGood`. The rule comes from the product spec's two examples, which derive bands from the calculator's
 * thresholds. Every group spans ten years; the last one is open.
 */
export function referenceRows(gender: Gender) {
  return thresholdGroups[gender].map(({ upTo, thresholds: [fair, good, veryGood] }) => ({
    ages: upTo === Infinity ? { from: 50 } : { from: upTo - 9, to: upTo },
    poor: { below: fair },
    fair: { from: fair, to: good },
    good: { from: good + 1, to: veryGood },
    excellent: { above: veryGood },
  }))
}

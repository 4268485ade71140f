import { norms } from './thresholds.ts'
import type { Category } from './rating.ts'
import type { Gender } from '../person.ts'

/**
 * The four bands of the table, in whole ml/kg/min, derived from the calculator's thresholds by the rule of the product spec's
 * two examples: from `fair` to `good`, from there to `veryGood`, and what is above; the next band begins one higher. Every
 * group spans ten years; the last one is open.
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

type ReferenceRow = ReturnType<typeof referenceRows>[number]

/** Returns the row for an age in years. The table begins at 20; younger people belong to the first row. */
export function rowFor(rows: readonly ReferenceRow[], age: number): ReferenceRow {
  return rows.find(({ ages }) => Math.floor(age) <= (ages.to ?? Infinity))!
}

export type Column = Exclude<keyof ReferenceRow, 'ages'>

/** The column of each category. Where the table and the calculator differ, the category decides. */
export const columnOf: Record<Category, Column> = {
  Faible: 'poor',
  Moyen: 'fair',
  Bon: 'good',
  'Très bon': 'excellent',
  Excellent: 'excellent',
}

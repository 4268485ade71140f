import type { SavedRecord } from '../../../contract/record.ts'
import type { Category } from '../../../domain/norms/rating.ts'
import type { Gender } from '../../../domain/person.ts'
import { isWalked } from '../../../domain/tests/cooper-run/equation.ts'

/** A record with what the page shows of it, alike for every test; null is what a test does not give. */
export type ShownRecord = SavedRecord & {
  /** ml/kg/min */
  vo2max: number | null
  index: number | null
  /** one standard error in ml/kg/min, or what stands for it */
  margin: number | null
  /** whether the margin is a rule of thumb of a tenth, which no study has measured */
  isTenth: boolean
  category: Category | null
  person: { age?: number; gender?: Gender; weight?: number }
}

export function shownOf(record: SavedRecord): ShownRecord {
  const { vo2maxTenths, standardErrorTenths, indexTenths, category } = record.result
  const vo2max = fromTenths(vo2maxTenths)
  const isTenth = record.test === 'cooper-run'
  // a distance that was walked has no margin
  const tenth = isTenth && !isWalked(record.inputs.distance) ? vo2max! / 10 : null
  return {
    ...record,
    vo2max,
    index: fromTenths(indexTenths),
    margin: isTenth ? tenth : fromTenths(standardErrorTenths),
    isTenth,
    category,
    person: record.inputs as ShownRecord['person'],
  }
}

function fromTenths(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10
}

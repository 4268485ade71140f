import type { SavedRecord } from '../../../api/record.ts'
import type { Category } from '../../../domain/norms/rating.ts'
import { isWalked } from '../../../domain/protocols/cooper-run/equation.ts'
import type { AnyInputs } from '../../../domain/protocols/registry.ts'

/** A record with what the page shows of it, alike for every test; null is what a test does not give. */
export type ShownRecord = SavedRecord & {
  /** the site's value: ml/kg/min, or an index */
  answer: number
  /** what is followed: the metres of a run, else the answer */
  value: number
  unit: 'metres' | 'vo2max' | 'index'
  /** one standard error of the value, or the tenth that stands for it with a run */
  margin: number | null
  category: Category | null
  person: AnyInputs
}

export function shownOf(record: SavedRecord): ShownRecord {
  const { vo2maxTenths, standardErrorTenths, indexTenths, category } = record.result
  const answer = (vo2maxTenths ?? indexTenths)! / 10
  const shown = { ...record, answer, category, person: record.inputs }
  if (record.protocol !== 'cooper-run') {
    const margin = standardErrorTenths === null ? null : standardErrorTenths / 10
    return { ...shown, value: answer, unit: vo2maxTenths === null ? 'index' : 'vo2max', margin }
  }
  const { distance } = record.inputs
  // a distance that was walked has no margin
  const margin = isWalked(distance) ? null : distance / 10
  return { ...shown, value: distance, unit: 'metres', margin }
}

/** Records of each test, that of the newest first. */
export function byProtocol(records: ShownRecord[]): ShownRecord[][] {
  const protocols = new Set(records.map(({ protocol }) => protocol))
  return [...protocols].map((protocol) => records.filter((record) => record.protocol === protocol))
}

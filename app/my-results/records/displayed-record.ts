import type { SavedRecord } from '../../../api/record.ts'
import type { Category } from '../../../domain/norms/rating.ts'
import { isWalked } from '../../../domain/protocols/cooper-run/equation.ts'
import type { AnyInputs } from '../../../domain/protocols/registry.ts'

/** A record with what the page shows of it, alike for every test; null is what a test does not give. */
export type DisplayedRecord = SavedRecord & {
  /** the site's value: ml/kg/min, or an index */
  siteValue: number
  /** what is followed: the metres of a run, else the answer */
  value: number
  unit: 'metres' | 'vo2max' | 'index'
  /** one standard error of the value, or the tenth that stands for it with a run */
  margin: number | null
  category: Category | null
  person: AnyInputs
}

export function toDisplayedRecord(record: SavedRecord): DisplayedRecord {
  const { vo2maxTenths, standardErrorTenths, indexTenths, category } = record.result
  const siteValue = (vo2maxTenths ?? indexTenths)! / 10
  const displayed = { ...record, siteValue, category, person: record.inputs }
  if (record.protocol !== 'cooper-run') {
    const margin = standardErrorTenths === null ? null : standardErrorTenths / 10
    return { ...displayed, value: siteValue, unit: vo2maxTenths === null ? 'index' : 'vo2max', margin }
  }
  const { distance } = record.inputs
  // a distance that was walked has no margin
  const margin = isWalked(distance) ? null : distance / 10
  return { ...displayed, value: distance, unit: 'metres', margin }
}

/** Records of each test, that of the newest first. */
export function groupByProtocol(records: DisplayedRecord[]): DisplayedRecord[][] {
  const protocols = new Set(records.map(({ protocol }) => protocol))
  return [...protocols].map((protocol) => records.filter((record) => record.protocol === protocol))
}

import type { SavedRecord } from '../../../api/record.ts'
import type { Category } from '../../../domain/norms/rating.ts'
import { isWalked } from '../../../domain/protocols/cooper-run/equation.ts'
import type { AnyInputs } from '../../../domain/protocols/registry.ts'

/**
 * A record with the values that the page shows, in one shape for all protocols. A value is null if the protocol has
 * none.
 */
export type DisplayedRecord = SavedRecord & {
  /** the value that the site shows, in ml/kg/min or as an index */
  siteValue: number
  /** the value whose change is shown: metres for a run, else `siteValue` */
  value: number
  unit: 'metres' | 'vo2max' | 'index'
  /** one standard error of `value`; for a run, 10 % of `value` */
  margin: number | null
  category: Category | null
  /** `inputs`, with the fields of any protocol */
  anyInputs: AnyInputs
}

export function toDisplayedRecord(record: SavedRecord): DisplayedRecord {
  const { vo2maxTenths, standardErrorTenths, indexTenths, category } = record.result
  const siteValue = (vo2maxTenths ?? indexTenths)! / 10
  const displayed = { ...record, siteValue, category, anyInputs: record.inputs }
  if (record.protocol !== 'cooper-run') {
    const margin = standardErrorTenths === null ? null : standardErrorTenths / 10
    return { ...displayed, value: siteValue, unit: vo2maxTenths === null ? 'index' : 'vo2max', margin }
  }
  const { distance } = record.inputs
  // a walked distance has no margin
  const margin = isWalked(distance) ? null : distance / 10
  return { ...displayed, value: distance, unit: 'metres', margin }
}

/** Groups records by protocol, the protocol of the newest record first. Takes records newest first. */
export function groupByProtocol(records: DisplayedRecord[]): DisplayedRecord[][] {
  const protocols = new Set(records.map(({ protocol }) => protocol))
  return [...protocols].map((protocol) => records.filter((record) => record.protocol === protocol))
}

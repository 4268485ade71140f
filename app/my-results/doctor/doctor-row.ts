import { metsOf } from '../../../domain/effort.ts'
import { vo2maxOfDistanceAlone } from '../../../domain/protocols/cooper-run/cooper-run.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'

/** The values of a record on the page for a doctor; undefined where there is none. */
export interface DoctorRow {
  /** the value that the site shows, in ml/kg/min or as an index */
  siteValue: number
  /** Cooper's equation alone, in ml/kg/min; undefined for other protocols and for a walked distance */
  vo2maxOfDistanceAlone: number | undefined
  /** one standard error in ml/kg/min; `'tenth'` for a run: 10 % of the value; undefined if it is unknown */
  margin: number | 'tenth' | undefined
  mets: number | undefined
  /** beats/min */
  restingPulse: number | undefined
}

export function toDoctorRow(record: DisplayedRecord): DoctorRow {
  const { unit, siteValue, margin, anyInputs } = record
  const distanceAlone = record.protocol === 'cooper-run' ? vo2maxOfDistanceAlone(record.inputs) : undefined
  const vo2max = unit === 'metres' ? distanceAlone : unit === 'vo2max' ? siteValue : undefined
  return {
    siteValue,
    vo2maxOfDistanceAlone: distanceAlone,
    margin: margin === null ? undefined : unit === 'metres' ? 'tenth' : margin,
    mets: vo2max === undefined ? undefined : metsOf(vo2max),
    restingPulse: anyInputs['restingPulse'] as number | undefined,
  }
}

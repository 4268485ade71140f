import type { SavedCalculation } from '../../../contract/calculation.ts'
import type { MeasuredTest, SavedMeasurement } from '../../../contract/measurement.ts'
import { isMeasurement, type RecordList } from '../../../contract/records.ts'
import type { Gender } from '../../../domain/person.ts'
import type { Category } from '../../../domain/norms/rating.ts'
import { isBelowFormula } from '../../../domain/tests/cooper-run/result.ts'

export type Saved = SavedCalculation | SavedMeasurement

/** The run of the calculator, beside the tests that are kept on demand. */
export type SavedTest = 'cooper-run' | MeasuredTest

/** An instance of the previous version answers without measurements. */
type Lists = Pick<RecordList, 'calculations'> & Partial<Pick<RecordList, 'measurements'>>

/** Runs and measurements, newest first: ids are in the order of time. */
export function recordsOf({ calculations, measurements = [] }: Lists): Saved[] {
  return [...calculations, ...measurements].sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** What table and plot show of a record, alike for every test; null is what a test does not give. */
export interface ShownRecord {
  id: string
  createdAt: string
  test: SavedTest
  /** ml/kg/min */
  vo2max: number | null
  index: number | null
  /** one standard error in ml/kg/min; of a run a tenth of the value, which no study has measured, and none where it is too short */
  margin: number | null
  category: Category | null
  person: { age?: number | undefined; gender?: Gender; weight?: number; distance?: number }
}

export function shownOf(record: Saved): ShownRecord {
  const { id, createdAt } = record
  if (!isMeasurement(record)) {
    const { age, gender, weight, distance, category } = record
    const vo2max = record.vo2maxResult / 10
    const person = { age, gender, weight, distance }
    const margin = isBelowFormula({ age, gender, weight, distance }) ? null : vo2max / 10
    return { id, createdAt, test: 'cooper-run', vo2max, index: null, margin, category, person }
  }
  const { vo2maxResult, standardErrorResult, indexResult, category } = record.result
  return {
    ...{ id, createdAt, test: record.test, category, person: record.inputs as ShownRecord['person'] },
    vo2max: fromTenths(vo2maxResult),
    index: fromTenths(indexResult),
    margin: fromTenths(standardErrorResult),
  }
}

function fromTenths(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10
}

import type { Kysely } from 'kysely'
import type { CalculationRequest } from '../../../contract/calculation.ts'
import { measuredTests, type MeasurementRequest } from '../../../contract/measurement.ts'
import { isRun } from '../../../contract/records.ts'
import { correctionColumns, type InsertRequest } from './insert-records.ts'
import { measurementColumnValues, measurementFromRow } from './measurement-rows.ts'
import type { Calculation, Measurement, StoredRecord } from '../store.ts'
import { calculationSelection, measurementSelection, type Tables } from '../tables.ts'

function selectCalculations(db: Kysely<Tables>, visitor: string) {
  return db.selectFrom('calculations').select(calculationSelection).where('visitor_id', '=', visitor)
}

function selectMeasurements(db: Kysely<Tables>, visitor: string) {
  return db.selectFrom('measurements').select(measurementSelection).where('visitor_id', '=', visitor)
}

/** What the records' visitor has under the id or the key of a save already. */
export async function findExisting(
  db: Kysely<Tables>,
  { record, idempotencyKey }: InsertRequest,
): Promise<StoredRecord | undefined> {
  const { id, visitor } = record
  const either = { id, ...(idempotencyKey && { idempotency_key: idempotencyKey }) }
  if (isRun(record)) {
    return selectCalculations(db, visitor)
      .where((where) => where.or(either))
      .executeTakeFirst()
  }
  const found = await selectMeasurements(db, visitor)
    .where((where) => where.or(either))
    .executeTakeFirst()
  return found && measurementFromRow(found)
}

/** A visitor's records of both kinds, newest first; `before` is the id of the last record of the page before. */
export async function listRecords(
  db: Kysely<Tables>,
  visitor: string,
  { limit, before }: { limit: number; before?: string },
): Promise<StoredRecord[]> {
  const calculations = await selectCalculations(db, visitor)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const measurements = await selectMeasurements(db, visitor)
    // a newer version may know more tests
    .where('test', 'in', measuredTests)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return [...calculations, ...measurements.map(measurementFromRow)]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

/** A visitor's run after its correction; undefined when they have no such run. */
export function updateRun(
  db: Kysely<Tables>,
  visitor: string,
  id: string,
  correction: CalculationRequest,
): Promise<Calculation | undefined> {
  return db
    .updateTable('calculations')
    .set(correctionColumns(correction))
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .returning(calculationSelection)
    .executeTakeFirst()
}

/** A visitor's measurement after its correction; undefined when they have no such result of this test. */
export async function updateMeasurement(
  db: Kysely<Tables>,
  visitor: string,
  id: string,
  correction: MeasurementRequest,
): Promise<Measurement | undefined> {
  const corrected = await db
    .updateTable('measurements')
    .set(measurementColumnValues(correction))
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .where('test', '=', correction.test)
    .returning(measurementSelection)
    .executeTakeFirst()
  return corrected && measurementFromRow(corrected)
}

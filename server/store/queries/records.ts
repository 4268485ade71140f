import type { Kysely } from 'kysely'
import type { CalculationRequest } from '../../../contract/calculation.ts'
import { isRun, measuredTests, type MeasurementRequest } from '../../../contract/measurement.ts'
import { columnsOf, type Save } from './insert-records.ts'
import { columnsOfMeasurement, measurementIn } from './measurement-rows.ts'
import type { Calculation, Measurement, StoredRecord } from '../store.ts'
import { asCalculation, asFlatMeasurement, type Tables } from '../tables.ts'

function calculationsOf(db: Kysely<Tables>, visitor: string) {
  return db.selectFrom('calculations').select(asCalculation).where('visitor_id', '=', visitor)
}

function measurementsOf(db: Kysely<Tables>, visitor: string) {
  return db.selectFrom('measurements').select(asFlatMeasurement).where('visitor_id', '=', visitor)
}

/** What the records' visitor has under the id or the key of a save already. */
export async function findSaved(
  db: Kysely<Tables>,
  { record, idempotencyKey }: Save,
): Promise<StoredRecord | undefined> {
  const { id, visitor } = record
  const either = { id, ...(idempotencyKey && { idempotency_key: idempotencyKey }) }
  if (isRun(record)) {
    return calculationsOf(db, visitor)
      .where((where) => where.or(either))
      .executeTakeFirst()
  }
  const found = await measurementsOf(db, visitor)
    .where((where) => where.or(either))
    .executeTakeFirst()
  return found && measurementIn(found)
}

/** A visitor's records of both kinds, newest first; `before` is the id of the last record of the page before. */
export async function recordsOf(
  db: Kysely<Tables>,
  visitor: string,
  { limit, before }: { limit: number; before?: string },
): Promise<StoredRecord[]> {
  const calculations = await calculationsOf(db, visitor)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const measurements = await measurementsOf(db, visitor)
    // a newer version may know more tests
    .where('test', 'in', measuredTests)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return [...calculations, ...measurements.map(measurementIn)].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit)
}

/** A visitor's run after its correction; undefined when they have no such run. */
export function correctRun(
  db: Kysely<Tables>,
  visitor: string,
  id: string,
  correction: CalculationRequest,
): Promise<Calculation | undefined> {
  return db
    .updateTable('calculations')
    .set(columnsOf(correction))
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .returning(asCalculation)
    .executeTakeFirst()
}

/** A visitor's measurement after its correction; undefined when they have no such result of this test. */
export async function correctMeasurement(
  db: Kysely<Tables>,
  visitor: string,
  id: string,
  correction: MeasurementRequest,
): Promise<Measurement | undefined> {
  const corrected = await db
    .updateTable('measurements')
    .set(columnsOfMeasurement(correction))
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .where('test', '=', correction.test)
    .returning(asFlatMeasurement)
    .executeTakeFirst()
  return corrected && measurementIn(corrected)
}

import type { Kysely } from 'kysely'
import type { RecordBody } from '../../../contract/record.ts'
import type { RecordRow, Tables } from '../tables.ts'
import { contentColumns } from './record-rows.ts'

/** What the visitor has under the id or the key of a row already. */
export function findExisting(
  db: Kysely<Tables>,
  { id, visitor_id, idempotency_key }: RecordRow,
): Promise<RecordRow | undefined> {
  return db
    .selectFrom('records')
    .selectAll()
    .where('visitor_id', '=', visitor_id)
    .where((where) => where.or({ id, ...(idempotency_key && { idempotency_key }) }))
    .executeTakeFirst()
}

/** Newest first, after `before`. */
export function listRows(
  db: Kysely<Tables>,
  visitor: string,
  { limit, before }: { limit: number; before?: string },
): Promise<RecordRow[]> {
  return db
    .selectFrom('records')
    .selectAll()
    .where('visitor_id', '=', visitor)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** A visitor's record after its correction; undefined when they have no such record of its test. */
export function updateRecord(
  db: Kysely<Tables>,
  visitor: string,
  id: string,
  correction: RecordBody,
): Promise<RecordRow | undefined> {
  return db
    .updateTable('records')
    .set(contentColumns(correction))
    .where('id', '=', id)
    .where('visitor_id', '=', visitor)
    .where('test', '=', correction.test)
    .returningAll()
    .executeTakeFirst()
}

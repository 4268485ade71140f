import type { Kysely } from 'kysely'
import { hash } from 'node:crypto'
import type { RecordRow, Tables } from '../tables.ts'

/**
 * Returns one row for each visitor. Sorts them by id: otherwise two instances that save for the same visitors could
 * deadlock.
 */
export function visitorsOf(batch: readonly RecordRow[]): Tables['visitors'][] {
  const rows = batch.map(({ visitor_id: id, created_at: time }) => ({ id, created_at: time, last_active_at: time }))
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

export function upsertVisitors(db: Kysely<Tables>, rows: readonly Tables['visitors'][]) {
  return db
    .insertInto('visitors')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ last_active_at: (row) => row.ref('excluded.last_active_at') })
        .whereRef('visitors.last_active_at', '<', 'excluded.last_active_at'),
    )
}

export async function touchVisitor(db: Kysely<Tables>, visitor: string, now: number): Promise<boolean> {
  const anHourAgo = now - 3_600_000
  const last = await db.selectFrom('visitors').select('last_active_at').where('id', '=', visitor).executeTakeFirst()
  if (last && last.last_active_at <= anHourAgo) {
    await db
      .updateTable('visitors')
      .set({ last_active_at: now })
      .where('id', '=', visitor)
      .where('last_active_at', '<=', anHourAgo)
      .execute()
  }
  return last !== undefined
}

/** Deletes the given visitors who have no records. */
export function deleteVisitorsWithoutRecords(db: Kysely<Tables>, visitors: readonly string[]) {
  return db
    .deleteFrom('visitors')
    .where('id', 'in', visitors)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('records').select('id').whereRef('visitor_id', '=', 'visitors.id'))),
    )
}

/**
 * Derives a visitor's id from the key of a first save. If the response with the cookie is lost, a retry reaches the
 * same visitor. A key has as many random bits as an id (docs/decisions/0014-saves-sent-again.md).
 */
export const visitorOfKey = (key: string) => uuidOf(`visitor ${key}`)

/** Derives a UUID in the form of version 4 from a text. */
export function uuidOf(text: string): string {
  const hex = hash('sha256', text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

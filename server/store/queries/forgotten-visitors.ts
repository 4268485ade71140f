import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import type { Tables } from '../tables.ts'

/** SHA-256 of a visitor's id. An id has 122 random bits: nobody finds it again by trying. */
export function fingerprintOf(visitor: string): string {
  return createHash('sha256').update(visitor).digest('base64url')
}

/** Notes that a visitor was forgotten, so that no save brings them back. */
export function upsertForgotten(db: Kysely<Tables>, visitor: string, now: number) {
  return db
    .insertInto('forgotten_visitors')
    .values({ fingerprint: fingerprintOf(visitor), forgotten_at: now })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ forgotten_at: (row) => row.ref('excluded.forgotten_at') }),
    )
}

/** Those of the visitors who were forgotten. */
export async function findForgotten(db: Kysely<Tables>, visitors: string[]): Promise<Set<string>> {
  const found = await selectForgotten(db, visitors.map(fingerprintOf)).execute()
  const fingerprints = new Set(found.map(({ fingerprint }) => fingerprint))
  return new Set(visitors.filter((visitor) => fingerprints.has(fingerprintOf(visitor))))
}

export function selectForgotten(db: Kysely<Tables>, fingerprints: string[]) {
  return db.selectFrom('forgotten_visitors').select('fingerprint').where('fingerprint', 'in', fingerprints)
}

/** Deletes those of the visitors who have no records. */
export function deleteVisitorsWithoutRecords(db: Kysely<Tables>, visitors: string[]) {
  return db
    .deleteFrom('visitors')
    .where('id', 'in', visitors)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('calculations').select('id').whereRef('visitor_id', '=', 'visitors.id'))),
        not(exists(selectFrom('measurements').select('id').whereRef('visitor_id', '=', 'visitors.id'))),
      ]),
    )
}

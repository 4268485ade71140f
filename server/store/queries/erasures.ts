import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import type { Tables } from '../tables.ts'

/** SHA-256 of a visitor's id or of a key. Both have 122 random bits: nobody finds them again by trying. */
export function fingerprintOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Notes that visitors or keys were erased, so that no save brings anything back. */
export function insertErasures(db: Kysely<Tables>, ids: readonly string[], now: number) {
  return db
    .insertInto('erasures')
    .values(ids.map((id) => ({ fingerprint: fingerprintOf(id), erased_at: now })))
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ erased_at: (row) => row.ref('excluded.erased_at') }),
    )
}

export function selectErasures(db: Kysely<Tables>, fingerprints: readonly string[]) {
  return db.selectFrom('erasures').select('fingerprint').where('fingerprint', 'in', fingerprints)
}

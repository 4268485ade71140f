import type { Kysely, Migration } from 'kysely'

/** Renames `test` to `protocol` and `erasures` to `tombstones`, the code's terms. */
export const renameToProtocol: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('records').renameColumn('test', 'protocol').execute()
    await db.schema.alterTable('erasures').renameTo('tombstones').execute()
  },
}

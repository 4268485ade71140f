import type { Kysely, Migration } from 'kysely'

/** Renames a column and a table to the terms of the code. */
export const renameToProtocol: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('records').renameColumn('test', 'protocol').execute()
    await db.schema.alterTable('erasures').renameTo('tombstones').execute()
  },
}

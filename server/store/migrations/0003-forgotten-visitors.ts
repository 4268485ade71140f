import type { Kysely, Migration } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/**
 * What remains for a while of visitors who deleted everything: by it a save that was on its way is recognized and not
 * written. It refers to no visitor, as it must outlive them, and holds nothing that was theirs.
 */
export const createForgottenVisitors = ({ bigInteger, tableEnd }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('forgotten_visitors')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey().notNull())
      .addColumn('forgotten_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.createIndex('forgotten_visitors_by_time').on('forgotten_visitors').column('forgotten_at').execute()
  },
})

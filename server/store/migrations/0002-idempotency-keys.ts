import type { Kysely, Migration } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** The key of the request that saved a calculation: one key saves one calculation of a visitor. */
export const addIdempotencyKeys = ({ id }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('calculations').addColumn('idempotency_key', id).execute()
    await db.schema
      .createIndex('calculations_by_key')
      .unique()
      .on('calculations')
      .columns(['visitor_id', 'idempotency_key'])
      .execute()
  },
})

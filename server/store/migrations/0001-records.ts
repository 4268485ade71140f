import { sql, type Kysely, type Migration, type RawBuilder } from 'kysely'

/** A dialect's column types, the only difference between the two schemas. */
export interface ColumnTypes {
  id: 'uuid' | 'text'
  /** 64 bits, for epoch milliseconds */
  bigInteger: 'bigint' | 'integer'
  /** SQL after a table's closing parenthesis */
  tableEnd: RawBuilder<unknown>
}

/** Creates the tables. Never change a migration that has run. The limits of inputs are in the API's schemas. */
export const createRecords = ({ id, bigInteger, tableEnd }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visitors')
      .addColumn('id', id, (column) => column.primaryKey().notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('last_active_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.createIndex('visitors_by_activity').on('visitors').column('last_active_at').execute()

    await db.schema
      .createTable('records')
      .addColumn('id', id, (column) => column.primaryKey().notNull())
      .addColumn('visitor_id', id, (column) => column.notNull().references('visitors.id').onDelete('cascade'))
      .addColumn('test', 'text', (column) => column.notNull())
      .addColumn('inputs', 'text', (column) => column.notNull())
      .addColumn('vo2max_tenths', 'integer')
      .addColumn('standard_error_tenths', 'integer')
      .addColumn('index_tenths', 'integer')
      .addColumn('category', 'text')
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addColumn('idempotency_key', id)
      .addCheckConstraint('one_result', sql`(vo2max_tenths is null) <> (index_tenths is null)`)
      .addCheckConstraint('vo2max_not_negative', sql`vo2max_tenths >= 0`)
      .addCheckConstraint('standard_error_not_negative', sql`standard_error_tenths >= 0`)
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.createIndex('records_by_visitor').on('records').columns(['visitor_id', 'id']).execute()
    await db.schema
      .createIndex('records_by_key')
      .unique()
      .on('records')
      .columns(['visitor_id', 'idempotency_key'])
      .execute()

    // no foreign key, because a tombstone outlives its visitor
    await db.schema
      .createTable('erasures')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey().notNull())
      .addColumn('erased_at', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.createIndex('erasures_by_time').on('erasures').column('erased_at').execute()
  },
})

import { sql, type Kysely, type Migration } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/**
 * Results of other tests than the run, and known values. What was entered is JSON, because each test has fields of its
 * own: `contract/measurement.ts` has their limits, and checks them on the way in and out.
 */
export const createMeasurements = ({ id, bigInteger, tableEnd }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('measurements')
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
      .addCheckConstraint(
        'measurement_category_known',
        sql`category in ('Faible', 'Moyen', 'Bon', 'Très bon', 'Excellent')`,
      )
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.createIndex('measurements_by_visitor').on('measurements').columns(['visitor_id', 'id']).execute()
    await db.schema
      .createIndex('measurements_by_key')
      .unique()
      .on('measurements')
      .columns(['visitor_id', 'idempotency_key'])
      .execute()
  },
})

import { sql, type Kysely, type Migration } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/**
 * Visitors, their calculations, and a table of one row that shows whether writing works. The limits are written out,
 * because a migration never changes once it has run somewhere; the store's tests fail when the domain's limits differ.
 */
export const createCalculations = ({ id, bigInteger, decimal, tableEnd }: ColumnTypes): Migration => ({
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
      .createTable('calculations')
      .addColumn('id', id, (column) => column.primaryKey().notNull())
      .addColumn('visitor_id', id, (column) => column.notNull().references('visitors.id').onDelete('cascade'))
      .addColumn('age', decimal, (column) => column.notNull())
      .addColumn('gender', 'text', (column) => column.notNull())
      .addColumn('weight', decimal, (column) => column.notNull())
      .addColumn('distance', decimal, (column) => column.notNull())
      .addColumn('result_tenths', 'integer', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('created_at', bigInteger, (column) => column.notNull())
      .addCheckConstraint('age_within_limits', sql`age between 10 and 100`)
      .addCheckConstraint('gender_known', sql`gender in ('homme', 'femme')`)
      .addCheckConstraint('weight_within_limits', sql`weight between 30 and 200`)
      .addCheckConstraint('distance_within_limits', sql`distance between 500 and 5000`)
      .addCheckConstraint('result_not_negative', sql`result_tenths >= 0`)
      .addCheckConstraint('category_known', sql`category in ('Faible', 'Moyen', 'Bon', 'Très bon', 'Excellent')`)
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.createIndex('calculations_by_visitor').on('calculations').columns(['visitor_id', 'id']).execute()

    await db.schema
      .createTable('heartbeat')
      .addColumn('beats', bigInteger, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await sql`insert into heartbeat (beats) values (0)`.execute(db)
  },
})

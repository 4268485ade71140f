import { type Kysely, type Migration, Migrator } from 'kysely'
import { reasonOf } from '../log.ts'
import type { Tables } from './store.ts'

/** Never change a migration that has run: add the next one, whose name sorts after it. */
const migrations: Record<string, Migration> = { '0001-records': { up: createTables } }

/** Creates the tables, with types that both databases know. The limits of the inputs are in the API's schemas. */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitors')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_active_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('visitors_by_activity').on('visitors').column('last_active_at').execute()

  await db.schema
    .createTable('records')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('visitor_id', 'text', (column) => column.notNull().references('visitors.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('age', 'double precision', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('weight', 'double precision', (column) => column.notNull())
    .addColumn('distance', 'double precision', (column) => column.notNull())
    .addColumn('vo2max_tenths', 'integer', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('records_by_visitor').on('records').columns(['visitor_id', 'created_at', 'id']).execute()
}

/**
 * Migrates the schema in one transaction. Instances that start together wait for each other.
 * @throws Error, without any change, when the database is of another version of the site
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw new Error(reasonOf(error), { cause: error })
}

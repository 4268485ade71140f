import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration, type RawBuilder } from 'kysely'
import type { Tables } from './store.ts'

/** A database's column types, the only difference between the two schemas. */
export interface ColumnTypes {
  id: 'uuid' | 'text'
  /** 64 bits, for epoch milliseconds */
  time: 'bigint' | 'integer'
  number: 'double precision' | 'real'
  /** SQL after a table's closing parenthesis */
  tableEnd: RawBuilder<unknown>
}

/** Never change a migration that has run: add the next one, whose name sorts after it. */
const migrationsFor = (types: ColumnTypes) => ({ '0001-runs': createTables(types) })

/** Creates the tables. The limits of the inputs are in the API's schemas. */
const createTables = ({ id, time, number, tableEnd }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visitors')
      .addColumn('id', id, (column) => column.primaryKey().notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .addColumn('last_active_at', time, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await db.schema.createIndex('visitors_by_activity').on('visitors').column('last_active_at').execute()

    await db.schema
      .createTable('records')
      .addColumn('id', id, (column) => column.primaryKey().notNull())
      .addColumn('visitor_id', id, (column) => column.notNull().references('visitors.id').onDelete('cascade'))
      .addColumn('key', id, (column) => column.notNull().unique())
      .addColumn('age', number, (column) => column.notNull())
      .addColumn('gender', 'text', (column) => column.notNull())
      .addColumn('weight', number, (column) => column.notNull())
      .addColumn('distance', number, (column) => column.notNull())
      .addColumn('vo2max_tenths', 'integer', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('created_at', time, (column) => column.notNull())
      .modifyEnd(tableEnd)
      .execute()
    await db.schema
      .createIndex('records_by_visitor')
      .on('records')
      .columns(['visitor_id', 'created_at', 'id'])
      .execute()
  },
})

/**
 * Migrates the schema in one transaction. Instances that start together wait for each other.
 * @throws Error, without any change, when the database is of another version of the program
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrations = migrationsFor(types)
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const isThere = (table: string) => tables.some(({ name }) => name === table)
  const done = isThere(DEFAULT_MIGRATION_TABLE) ? await migrationsDone(db) : []
  const isOther = done.some((name) => !(name in migrations)) || (done.length === 0 && isThere('records'))
  if (isOther) {
    throw new Error(
      'another version of the program made it: move it away to start with an empty one, or run that version',
    )
  }
  // takes no lock when nothing is due: Kysely's lock belongs to a session, which PgBouncer may share
  if (Object.keys(migrations).every((name) => done.includes(name))) return
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error as Error
}

async function migrationsDone(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { createRecords, type ColumnTypes } from './0001-records.ts'
import { renameToProtocol } from './0002-protocol.ts'

/** Add a new migration at the end of this list and of the next: Kysely runs them in the order of their names. */
const migrationsFor = (types: ColumnTypes) => ({
  '0001-records': createRecords(types),
  '0002-protocol': renameToProtocol,
})

/** The names of all migrations of this version, in their order. */
const migrationNames = ['0001-records', '0002-protocol'] satisfies (keyof ReturnType<typeof migrationsFor>)[]

/** Whether a database that has done these migrations is of this version, or of an earlier one. */
export function isKnownVersion(done: readonly unknown[]): boolean {
  return done.length > 0 && done.every((name) => (migrationNames as unknown[]).includes(name))
}

/**
 * Migrates the schema in one transaction. Instances that start together wait for each other.
 * @throws Error, without any change, when another version of the program has migrated the database further
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const migrations = migrationsFor(types)
  const done = await migrationsDone(db)
  const unknownMigration = done.find((name) => !(name in migrations))
  if (unknownMigration) {
    throw new Error(
      `another version of the program has changed it (migration ${unknownMigration}); start that version, or restore a backup from before`,
    )
  }
  // takes no lock when nothing is due: Kysely's lock belongs to a session, which PgBouncer may share
  if (Object.keys(migrations).every((name) => done.includes(name))) return
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error as Error
}

async function migrationsDone(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

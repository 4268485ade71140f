import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely'
import type { ColumnTypes } from './column-types.ts'
import { createCalculations } from './0001-calculations.ts'
import { addIdempotencyKeys } from './0002-idempotency-keys.ts'
import { createForgottenVisitors } from './0003-forgotten-visitors.ts'
import { createMeasurements } from './0004-measurements.ts'
import type { Tables } from '../tables.ts'

/**
 * Every migration, run in the order of the names. Add at the end; never change one that was released. A name ends in
 * `.additive` when the version before may go on with the database: docs/decisions/0012-a-way-back.md has the rule.
 */
function migrations(types: ColumnTypes): Record<string, Migration> {
  return {
    '0001-calculations': createCalculations(types),
    '0002-idempotency-keys.additive': addIdempotencyKeys(types),
    '0003-forgotten-visitors.additive': createForgottenVisitors(types),
    '0004-measurements.additive': createMeasurements(types),
  }
}

/**
 * Brings the schema up to date, all or nothing; instances that start together wait for each other.
 * Throws, having changed nothing, when a newer version of the program has done more to the database than add to it.
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const known = migrations(types)
  const done = await migrationsDone(db)
  refuseNewerSchema(done, types)
  // an ordinary start takes no lock: Kysely's belongs to a session, which PgBouncer may share out
  if (Object.keys(known).every((name) => done.includes(name))) return
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest()
  if (error) throw error as Error
}

/** @throws Error when one of the migrations done is not ours, and not additive */
export function refuseNewerSchema(done: string[], types: ColumnTypes): void {
  const known = migrations(types)
  const newer = done.find((name) => !(name in known) && !name.endsWith('.additive'))
  if (newer) {
    throw new Error(
      `a newer version of the program has changed it (migration ${newer}); start that version, or restore a backup from before`,
    )
  }
}

async function migrationsDone(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

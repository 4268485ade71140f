import { backup, DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_MIGRATION_TABLE } from 'kysely'
import { isKnownVersion } from '../migrations/migrate.ts'

/** The numbers of rows in a restored database. */
export interface Counts {
  visitors: number
  records: number
}

/**
 * Copies a snapshot of the database in `dataDir` to `file`, while the site goes on saving. Leaves out free pages, and
 * with them deleted data.
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, 'vo2max.db')
  if (!existsSync(source)) throw new Error(`there is no ${source}`)
  await withDatabase(source, { readOnly: true }, (database) => {
    database.exec('PRAGMA busy_timeout=5000')
    database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`)
  })
  await withDatabase(file, { readOnly: true }, checkDatabase)
}

/**
 * Restores a backup into `dataDir`, in one transaction: a failure changes nothing. First copies the replaced database,
 * if any, to the file `replaced`.
 * @throws Error when a program has the database open, or when it holds visitors and `overwrite` is false
 */
export async function restoreSqlite(
  file: string,
  dataDir: string,
  overwrite: boolean,
  replaced: string,
): Promise<Counts> {
  const target = join(dataDir, 'vo2max.db')
  await withDatabase(file, { readOnly: true }, checkDatabase)
  mkdirSync(dataDir, { recursive: true })
  if (existsSync(target)) {
    await withDatabase(target, {}, (database) => {
      requireReplaceable(target, database, overwrite)
      // the exclusive lock outlives the rollback, so nothing changes during the copy; VACUUM INTO would fail under it
      database.exec('rollback; PRAGMA wal_checkpoint(TRUNCATE)')
      copyFileSync(target, replaced)
    })
  }
  await withDatabase(file, { readOnly: true }, (source) => backup(source, target))
  return withDatabase(target, {}, checkDatabase)
}

function requireReplaceable(target: string, database: DatabaseSyncInstance, overwrite: boolean): void {
  try {
    // the only lock that fails even while the other program is idle
    database.exec('PRAGMA locking_mode=EXCLUSIVE; begin immediate')
  } catch (error) {
    const isBusy = (error as { errcode?: number }).errcode === 5
    throw isBusy ? new Error(`${target} is in use: stop the site first`, { cause: error }) : error
  }
  const visitors = tablesOf(database).includes('visitors') ? count(database, 'visitors') : 0
  if (visitors > 0 && !overwrite) {
    throw new Error(`${target} holds ${visitors} visitors: --overwrite puts the backup in their place`)
  }
}

/** Columns that the tables have had in every version. */
const requiredColumns = {
  visitors: ['id', 'created_at', 'last_active_at'],
  records: ['id', 'visitor_id', 'inputs', 'vo2max_tenths', 'category', 'created_at', 'idempotency_key'],
}

/** Returns the numbers of rows. @throws Error when the file is damaged, or no database of this or an earlier version */
function checkDatabase(database: DatabaseSyncInstance): Counts {
  const [verdict] = query(database, 'select collect(integrity_check) from pragma_integrity_check')
  if (verdict !== 'ok') throw new Error(`the file is damaged: ${String(verdict)}`)
  const namesIn = (source: string, column = 'name') => query(database, `select collect("${column}") from ${source}`)
  const hasColumns = Object.entries(requiredColumns).every(([table, columns]) => {
    const found = namesIn(`pragma_table_info('${table}')`)
    return columns.every((column) => found.includes(column))
  })
  const isSiteDatabase =
    hasColumns &&
    namesIn(`pragma_foreign_key_list('records')`, 'table').includes('visitors') &&
    tablesOf(database).includes(DEFAULT_MIGRATION_TABLE) &&
    isKnownVersion(namesIn(DEFAULT_MIGRATION_TABLE))
  if (!isSiteDatabase) throw new Error('the file is no backup of this site')
  const [orphans] = query(database, 'select collect(count(*)) from pragma_foreign_key_check')
  if (orphans !== 0) throw new Error(`the file is damaged: ${String(orphans)} records have no visitor`)
  return { visitors: count(database, 'visitors'), records: count(database, 'records') }
}

function count(database: DatabaseSyncInstance, table: keyof Counts): number {
  return Number(query(database, `select collect(count(*)) from ${table}`)[0])
}

function tablesOf(database: DatabaseSyncInstance): unknown[] {
  return query(database, "select collect(name) from sqlite_schema where type = 'table'")
}

/**
 * Runs a query and returns the values that it passes to the SQL function `collect`. A prepared statement would keep the
 * file's locks until garbage collection.
 */
function query(database: DatabaseSyncInstance, text: string): unknown[] {
  const values: unknown[] = []
  database.function('collect', (value: unknown) => {
    values.push(value)
    return null
  })
  database.exec(text)
  return values
}

async function withDatabase<Result>(
  file: string,
  options: { readOnly?: boolean },
  use: (database: DatabaseSyncInstance) => Result | Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(file, options)
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

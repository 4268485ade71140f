import { backup, DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_MIGRATION_TABLE } from 'kysely'
import { isOfKnownVersion } from '../migrations/migrate.ts'

/** What a restored database holds. */
export interface Counts {
  visitors: number
  records: number
}

/**
 * Copies the database in `dataDir` to `file`, as it is at one moment, while the site goes on saving.
 * Empty pages are left out, and with them what was deleted.
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, 'vo2max.db')
  if (!existsSync(source)) throw new Error(`there is no ${source}`)
  await using(source, { readOnly: true }, (database) => {
    database.exec('PRAGMA busy_timeout=5000')
    database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`)
  })
  await using(file, { readOnly: true }, checked)
}

/**
 * Restores a backup into `dataDir`, in one transaction: a failure leaves the database as it was. A database that is replaced is
 * copied to the file `replaced` first.
 * @throws Error when another process has the database open, or when it holds visitors and `overwrite` is false
 */
export async function restoreSqlite(
  file: string,
  dataDir: string,
  overwrite: boolean,
  replaced: string,
): Promise<Counts> {
  const target = join(dataDir, 'vo2max.db')
  await using(file, { readOnly: true }, checked)
  mkdirSync(dataDir, { recursive: true })
  if (existsSync(target)) {
    await using(target, {}, (database) => {
      refuseUnlessFree(target, database, overwrite)
      // the lock stays, so the file is complete: VACUUM INTO fails under an exclusive lock
      database.exec('rollback; PRAGMA wal_checkpoint(TRUNCATE)')
      copyFileSync(target, replaced)
    })
  }
  await using(file, { readOnly: true }, (source) => backup(source, target))
  return using(target, {}, checked)
}

function refuseUnlessFree(target: string, database: DatabaseSyncInstance, overwrite: boolean): void {
  try {
    // the only lock that fails even when the other program is idle
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

/** Columns that every version of the tables has had. */
const requiredColumns = {
  visitors: ['id', 'created_at', 'last_active_at'],
  records: ['id', 'visitor_id', 'inputs', 'vo2max_tenths', 'category', 'created_at', 'idempotency_key'],
}

/** @throws Error when a file is damaged, or is not a database of this site at this version or an earlier one */
function checked(database: DatabaseSyncInstance): Counts {
  const [verdict] = query(database, 'select collect(integrity_check) from pragma_integrity_check')
  if (verdict !== 'ok') throw new Error(`the file is damaged: ${String(verdict)}`)
  const namesIn = (source: string, column = 'name') => query(database, `select collect("${column}") from ${source}`)
  const hasColumns = Object.entries(requiredColumns).every(([table, columns]) => {
    const found = namesIn(`pragma_table_info('${table}')`)
    return columns.every((column) => found.includes(column))
  })
  const isOurs =
    hasColumns &&
    namesIn(`pragma_foreign_key_list('records')`, 'table').includes('visitors') &&
    tablesOf(database).includes(DEFAULT_MIGRATION_TABLE) &&
    isOfKnownVersion(namesIn(DEFAULT_MIGRATION_TABLE))
  if (!isOurs) throw new Error('the file is no backup of this site')
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
 * The values that a query passes to the SQL function `collect`.
 * A prepared statement would hold the file and its locks until it is collected.
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

async function using<Result>(
  file: string,
  options: { readOnly?: boolean },
  work: (database: DatabaseSyncInstance) => Result | Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(file, options)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

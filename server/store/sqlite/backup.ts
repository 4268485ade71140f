import { backup, DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { queryUnprepared, tablesOf } from './query-unprepared.ts'

/** What a restored database holds. */
export interface RecordCounts {
  visitors: number
  calculations: number
  /** none in a backup of a version that kept none */
  measurements: number
}

/**
 * Copies the database in `dataDir` to `file`, as it is at one moment, while the site goes on saving.
 * Empty pages are left out, and with them what was deleted.
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, 'vo2max.db')
  if (!existsSync(source)) throw new Error(`there is no ${source}`)
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  using(source, { readOnly: true }, (database) => {
    database.exec('PRAGMA busy_timeout=5000')
    database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`)
  })
  using(file, { readOnly: true }, checked)
}

/**
 * Puts a backup into `dataDir`, in one transaction: a failure leaves what was there.
 * Throws when a program has the database open, or, unless `overwrite`, when visitors are in it.
 */
export async function restoreSqlite(file: string, { dataDir, overwrite }: RestoreOptions): Promise<RecordCounts> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`)
  const target = join(dataDir, 'vo2max.db')
  using(file, { readOnly: true }, checked)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (existsSync(target)) refuseUnlessFree(target, overwrite)
  else writeFileSync(target, '', { mode: 0o600, flag: 'wx' })
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(source, target)
  } finally {
    source.close()
  }
  return using(target, {}, checked)
}

export interface RestoreOptions {
  dataDir: string
  overwrite: boolean
}

function refuseUnlessFree(target: string, overwrite: boolean): void {
  const visitors = using(target, {}, (database) => {
    try {
      // the only lock that fails even when the other program is idle
      database.exec('PRAGMA locking_mode=EXCLUSIVE; begin immediate')
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === 5
      throw isBusy ? new Error(`${target} is in use: stop the site first`, { cause: error }) : error
    }
    return tablesOf(database).includes('visitors') ? count(database, 'visitors') : 0
  })
  if (visitors > 0 && !overwrite) {
    throw new Error(`${target} holds ${visitors} visitors: --overwrite puts the backup in their place`)
  }
}

/** @throws Error when a file is not a whole database of this site */
function checked(database: DatabaseSyncInstance): RecordCounts {
  const [verdict] = queryUnprepared(database, 'select collect(integrity_check) from pragma_integrity_check')
  if (verdict !== 'ok') throw new Error(`the file is damaged: ${String(verdict)}`)
  const tables = tablesOf(database)
  if (!['visitors', 'calculations'].every((table) => tables.includes(table))) {
    throw new Error('the file is no backup of this site')
  }
  return {
    visitors: count(database, 'visitors'),
    calculations: count(database, 'calculations'),
    measurements: tables.includes('measurements') ? count(database, 'measurements') : 0,
  }
}

function count(database: DatabaseSyncInstance, table: keyof RecordCounts): number {
  return Number(queryUnprepared(database, `select collect(count(*)) from ${table}`)[0])
}

function using<Result>(
  file: string,
  options: { readOnly?: boolean },
  work: (database: DatabaseSyncInstance) => Result,
): Result {
  const database = new DatabaseSync(file, options)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

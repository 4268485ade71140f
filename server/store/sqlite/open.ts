import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { Kysely, sql } from 'kysely'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createTurnQueue } from '../../ops/event-loop.ts'
import type { Log } from '../../ops/log.ts'
import type { ColumnTypes } from '../migrations/0001-records.ts'
import { migrate } from '../migrations/migrate.ts'
import { retry } from '../retry.ts'
import { sqlStore, type Attempt } from '../sql-store.ts'
import { createRowByRowRunner, sqliteDialect } from './dialect.ts'
import type { Store } from '../store.ts'
import type { Tables } from '../tables.ts'

const columnTypes: ColumnTypes = { id: 'text', bigInteger: 'integer', tableEnd: sql`strict` }

interface SqliteOptions {
  /** created if need be, readable by its owner only */
  dataDir: string
  log: Log
  /** milliseconds to wait, with the event loop stopped, for another process that writes */
  busyTimeout?: number
}

/**
 * Opens the database in `dataDir`, brought up to date, and proves that it can write; several processes of one machine may.
 * Throws an Error with one clear line when it cannot.
 */
export async function openSqlite({ dataDir, log, busyTimeout = 5000 }: SqliteOptions): Promise<Store> {
  const file = join(dataDir, 'vo2max.db')
  let database: DatabaseSyncInstance | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    database = new DatabaseSync(file)
    // before anything else: otherwise one of two processes that start together fails at the switch to WAL
    database.exec(`PRAGMA busy_timeout=${busyTimeout}`)
    // before anything is written: what is no database, or a damaged one, stays as it is
    database.exec('select name from sqlite_schema')
    await switchToWal(database, busyTimeout)
    // NORMAL is three times faster and loses acknowledged saves when the power fails
    database.exec('PRAGMA synchronous=FULL')
    // moves the log into the database every 32 MB instead of every 4: two fifths more saves a second (docs/performance.md)
    database.exec('PRAGMA wal_autocheckpoint=8000')
    database.exec('PRAGMA foreign_keys=ON')
    // what a visitor deletes is overwritten, not just marked as free space
    database.exec('PRAGMA secure_delete=ON')
    // the log would hold what was deleted until it is overwritten; while another process reads it cannot be emptied, and the
    // next deletion or the hourly purge tries again
    const truncateLog = database.exec.bind(database, 'PRAGMA wal_checkpoint(TRUNCATE)')
    const db = new Kysely<Tables>({ dialect: sqliteDialect(database) })
    // Work stops the event loop, and ends in the turn in which it starts: two stores in one process never wait for each
    // other. Each piece has a turn of its own, so that hundreds that are asked for together hold nobody up. No second try:
    // SQLite has already waited for `busyTimeout`, and a full disk stays full
    const waitForTurn = createTurnQueue(1)
    const attempt: Attempt = async (work) => waitForTurn().then(work)
    await attempt(() => migrate(db, columnTypes))
    const store = sqlStore({ db, attempt, isTransient, runRowQuery: createRowByRowRunner(database), log, truncateLog })
    await store.ping()
    log.info({ file }, 'SQLite database open')
    if (isOpenToOthers(dataDir, file)) {
      log.warn({ file }, `others on this machine can read or replace the database: chmod -R go= ${dataDir}`)
    }
    return store
  } catch (error) {
    if (database?.isOpen) database.close()
    throw new Error(`Cannot open the database ${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** As a file that was there before the site, or a folder that everybody may write into, can be. */
function isOpenToOthers(folder: string, file: string): boolean {
  const [ofFolder, ofFile] = [statSync(folder).mode, statSync(file).mode]
  return (ofFolder & 0o022) > 0 || ((ofFolder & 0o011) > 0 && (ofFile & 0o077) > 0)
}

/** When two processes switch to WAL at the same moment, SQLite refuses one of them without waiting for `busy_timeout`. */
function switchToWal(database: DatabaseSyncInstance, timeout: number): Promise<void> {
  const isRetryable = (error: unknown) => primaryCodeOf(error) === transientCodes.busy
  return retry(async () => database.exec('PRAGMA journal_mode=WAL'), { isRetryable, timeout })
}

/** Primary result codes of failures that may go away by themselves: https://www.sqlite.org/rescode.html */
const transientCodes = { busy: 5, locked: 6, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 }

/** Whether an error is a full, busy, read-only or ailing disk rather than a mistake in a row or a query. */
function isTransient(error: unknown): boolean {
  return Object.values(transientCodes).includes(primaryCodeOf(error))
}

/** The low byte of SQLite's result code, without the detail; 0 for any other error. */
function primaryCodeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff
}

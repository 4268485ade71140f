import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { Kysely, sql } from 'kysely'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createTurnQueue } from '../../ops/event-loop.ts'
import type { Log } from '../../ops/log.ts'
import type { ColumnTypes } from '../migrations/0001-records.ts'
import { migrate } from '../migrations/migrate.ts'
import { retry } from '../retry.ts'
import { sqlStore, type WorkRunner } from '../sql-store.ts'
import { createRowByRowRunner, sqliteDialect } from './dialect.ts'
import type { Store } from '../store.ts'
import type { Tables } from '../tables.ts'

const columnTypes: ColumnTypes = { id: 'text', bigInteger: 'integer', tableEnd: sql`strict` }

interface SqliteOptions {
  /** created if missing, accessible to its owner only */
  dataDir: string
  log: Log
  /** milliseconds to wait for another process's write, which blocks the event loop */
  busyTimeout?: number
}

/**
 * Opens and migrates the database in `dataDir`, and checks that it can write. Several processes of one machine may
 * share it.
 * @throws Error with one line that names the file
 */
export async function openSqlite({ dataDir, log, busyTimeout = 5000 }: SqliteOptions): Promise<Store> {
  const file = join(dataDir, 'vo2max.db')
  let database: DatabaseSyncInstance | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    database = new DatabaseSync(file)
    // first, or one of two processes that start together fails to switch to WAL
    database.exec(`PRAGMA busy_timeout=${busyTimeout}`)
    // fails before any write if the file is damaged or no database
    database.exec('select name from sqlite_schema')
    await switchToWal(database, busyTimeout)
    // NORMAL is three times faster, but loses acknowledged saves in a power failure
    database.exec('PRAGMA synchronous=FULL')
    // checkpoints every 32 MB instead of every 4: 40 % more saves a second (docs/performance.md)
    database.exec('PRAGMA wal_autocheckpoint=8000')
    database.exec('PRAGMA foreign_keys=ON')
    // overwrites deleted data instead of only marking it as free
    database.exec('PRAGMA secure_delete=ON')
    // empties the write-ahead log, which would still hold deleted data. Does nothing while another process reads; the
    // next deletion or the hourly purge tries again
    const truncateWal = database.exec.bind(database, 'PRAGMA wal_checkpoint(TRUNCATE)')
    const db = new Kysely<Tables>({ dialect: sqliteDialect(database) })
    // Work blocks the event loop and ends in the turn in which it starts, so two stores in one process never wait for
    // each other. Each piece gets its own turn, so that hundreds at once do not block other requests. No retries:
    // SQLite has already waited for `busyTimeout`, and a full disk stays full
    const waitForTurn = createTurnQueue(1)
    const runWork: WorkRunner = async (work) => waitForTurn().then(work)
    await runWork(() => migrate(db, columnTypes))
    const store = sqlStore({
      db,
      runWork,
      isTransient,
      runRowQuery: createRowByRowRunner(database),
      log,
      truncateWal,
    })
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

/** Whether other users of the machine can read or replace the file, for example in a folder made by hand. */
function isOpenToOthers(folder: string, file: string): boolean {
  const [ofFolder, ofFile] = [statSync(folder).mode, statSync(file).mode]
  return (ofFolder & 0o022) > 0 || ((ofFolder & 0o011) > 0 && (ofFile & 0o077) > 0)
}

/**
 * Switches to WAL, with retries. If two processes switch at once, SQLite fails one without waiting for `busy_timeout`.
 */
function switchToWal(database: DatabaseSyncInstance, timeout: number): Promise<void> {
  const isRetryable = (error: unknown) => primaryCodeOf(error) === transientCodes.busy
  return retry(async () => database.exec('PRAGMA journal_mode=WAL'), { isRetryable, timeout })
}

/** Primary result codes of errors that may pass: https://www.sqlite.org/rescode.html */
const transientCodes = { busy: 5, locked: 6, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 }

/** Whether an error comes from a full, busy, read-only or failing disk, and not from a row or a query. */
function isTransient(error: unknown): boolean {
  return Object.values(transientCodes).includes(primaryCodeOf(error))
}

/** Returns the low byte of SQLite's extended result code; 0 for any other error. */
function primaryCodeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff
}

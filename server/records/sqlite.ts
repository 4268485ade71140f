import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import {
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../ops/log.ts'
import { migrate, type ColumnTypes } from './migrate.ts'
import { RecordStore, type Tables } from './store.ts'

const columnTypes: ColumnTypes = { id: 'text', time: 'integer', number: 'real', tableEnd: sql`strict` }

export const sqliteFile = (dataDir: string) => join(dataDir, 'vo2max.db')

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
export async function openSqlite({ dataDir, log, busyTimeout = 5000 }: SqliteOptions): Promise<RecordStore> {
  const file = sqliteFile(dataDir)
  let database: DatabaseSyncInstance | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    database = new DatabaseSync(file)
    // first, or one of two processes that start together fails to switch to WAL
    database.exec(`PRAGMA busy_timeout=${busyTimeout}`)
    // fails before any write if the file is damaged or no database
    database.exec('select name from sqlite_schema')
    switchToWal(database)
    // NORMAL is three times faster, but loses acknowledged saves in a power failure
    database.exec('PRAGMA synchronous=FULL')
    database.exec('PRAGMA foreign_keys=ON')
    // overwrites deleted data instead of only marking it as free
    database.exec('PRAGMA secure_delete=ON')
    const db = new Kysely<Tables>({ dialect: sqliteDialect(database) })
    await migrate(db, columnTypes)
    const store = new RecordStore(db, (error) => transientCodes.includes(primaryCodeOf(error)))
    await store.ping()
    log.info({ file }, 'SQLite database open')
    return store
  } catch (error) {
    if (database?.isOpen) database.close()
    throw new Error(`Cannot open the database ${file}: ${(error as Error).message}`, { cause: error })
  }
}

const busy = 5
/**
 * Primary result codes of errors that may pass: busy, locked, read-only, I/O, full, cannot open.
 * Source: https://www.sqlite.org/rescode.html
 */
const transientCodes = [busy, 6, 8, 10, 13, 14]

/** Returns the low byte of SQLite's extended result code; 0 for any other error. */
function primaryCodeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff
}

/** Switches to WAL. If two processes switch at once, SQLite fails one without waiting for `busy_timeout`. */
function switchToWal(database: DatabaseSyncInstance, attempts = 50): void {
  try {
    database.exec('PRAGMA journal_mode=WAL')
  } catch (error) {
    if (primaryCodeOf(error) !== busy || attempts === 0) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    switchToWal(database, attempts - 1)
  }
}

/** Returns a Kysely dialect over a database with the interface of `node:sqlite`. */
function sqliteDialect(database: DatabaseSyncInstance): Dialect {
  const dialect = new SqliteDialect({ database: toKyselyDatabase(database) })
  return Object.assign(dialect, { createAdapter: () => new TransactionalAdapter() })
}

/**
 * Makes Kysely run migrations in a transaction. Without one, a crash between two statements would leave a database with
 * which the site cannot start.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Adapts the database to better-sqlite3's interface: parameters in one array, statements with a `reader` flag. */
function toKyselyDatabase(database: DatabaseSyncInstance): SqliteDatabase {
  // the store has only about a dozen query texts
  const statements = new Map<string, SqliteStatement>()
  return {
    close() {
      // the cached statements would make SQLite leave its log behind: without it, the file alone is a whole copy
      try {
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } finally {
        database.close()
      }
    },
    prepare(text) {
      // Takes the write lock at once. A transaction that reads first would fail without waiting if another process
      // wrote meanwhile, and concurrent migrations would not wait for each other
      const statementText = text === 'begin' ? 'begin immediate' : text
      // on a full disk SQLite rolls back by itself; a second rollback's error would hide the cause
      if (text === 'rollback' && !database.isTransaction) return this.prepare('select 0')
      const statement = statements.get(statementText) ?? prepare(database, statementText)
      statements.set(statementText, statement)
      return statement
    },
  }
}

function prepare(database: DatabaseSyncInstance, text: string): SqliteStatement {
  const statement = database.prepare(text)
  return {
    reader: statement.columns().length > 0,
    all: (parameters): unknown[] => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}

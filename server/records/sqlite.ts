import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Tables } from './store.ts'

export const sqlitePath = (dataDir: string) => join(dataDir, 'vo2max.db')

/**
 * Opens the database in `dataDir`; creates both, for their owner only under the umask of the process. Several processes
 * of one machine may share it.
 */
export function openSqlite(dataDir: string): Kysely<Tables> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(sqlitePath(dataDir))
  // first, or one of two processes that start together fails to switch to WAL
  database.exec('PRAGMA busy_timeout=5000')
  switchToWal(database)
  // NORMAL is three times faster, but loses acknowledged saves in a power failure
  database.exec('PRAGMA synchronous=FULL')
  database.exec('PRAGMA foreign_keys=ON')
  // overwrites deleted data instead of only marking it as free
  database.exec('PRAGMA secure_delete=ON')
  return new Kysely<Tables>({ dialect: new TransactionalDialect({ database: toKyselyDatabase(database) }) })
}

/** Switches to WAL. If two processes switch at once, SQLite fails one without waiting for `busy_timeout`. */
function switchToWal(database: DatabaseSyncInstance, attempts = 50): void {
  try {
    database.exec('PRAGMA journal_mode=WAL')
  } catch (error) {
    if (attempts === 0) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    switchToWal(database, attempts - 1)
  }
}

/**
 * Makes Kysely run migrations in a transaction. Without one, a crash between two statements would leave a database with
 * which the site cannot start.
 */
class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Adapts the database to better-sqlite3's interface: parameters in one array, statements with a `reader` flag. */
function toKyselyDatabase(database: DatabaseSyncInstance): SqliteDatabase {
  return {
    close() {
      // statements that still exist would make SQLite leave its log behind: without it, the file alone is a whole copy
      try {
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } finally {
        database.close()
      }
    },
    prepare(text) {
      // on a full disk SQLite rolls back by itself; a second rollback's error would hide the cause
      if (text === 'rollback' && !database.isTransaction) return this.prepare('select 0')
      // Takes the write lock at once. A transaction that reads first would fail without waiting if another process
      // wrote meanwhile, and concurrent migrations would not wait for each other
      const statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters): unknown[] => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      }
    },
  }
}

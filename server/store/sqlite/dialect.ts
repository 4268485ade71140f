import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import type { RowQueryRunner } from '../queries/inserts.ts'

/** Returns a Kysely dialect over a database with the interface of `node:sqlite`. */
export function sqliteDialect(database: DatabaseSyncInstance): Dialect {
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
      // Open statements make SQLite leave its log behind on close. Emptying it first makes the database file alone a
      // complete backup
      try {
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } finally {
        database.close()
      }
    },
    prepare(statementText) {
      // Takes the write lock at once. A transaction that reads first would fail without waiting if another process
      // wrote meanwhile, and concurrent migrations would not wait for each other
      const sql = statementText === 'begin' ? 'begin immediate' : statementText
      // on a full disk SQLite rolls back by itself; a second rollback's error would hide the cause
      if (sql === 'rollback' && !database.isTransaction) return this.prepare('select 0')
      const statement = statements.get(sql) ?? prepare(database, sql)
      statements.set(sql, statement)
      return statement
    },
  }
}

function prepare(database: DatabaseSyncInstance, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters): unknown[] => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}

/**
 * Returns a runner that runs each query row by row, with a statement prepared once. One query for a whole batch would
 * have a new text for each size, and costs 50 % more.
 */
export function createRowByRowRunner(database: DatabaseSyncInstance): RowQueryRunner {
  const statements = new Map<unknown, ReturnType<typeof database.prepare>>()
  return async (db, queryFor, rows) =>
    rows.flatMap((row) => {
      const statement = statements.get(queryFor) ?? database.prepare(queryFor(db, [row]).compile().sql)
      statements.set(queryFor, statement)
      // the query's type parameter gives the type of the rows found
      return statement.all(...Object.values(row as Record<string, string | number | null>)) as never[]
    })
}

import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import type { RowQueryRunner } from '../queries/inserts.ts'

/** Kysely over a database of the `node:sqlite` shape. */
export function sqliteDialect(database: DatabaseSyncInstance): Dialect {
  const dialect = new SqliteDialect({ database: toKyselyDatabase(database) })
  return Object.assign(dialect, { createAdapter: () => new TransactionalAdapter() })
}

/** Kysely would run migrations outside a transaction; after a crash between two statements the site could not start again. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Kysely expects better-sqlite3: parameters in one array, and statements that say whether they answer rows. */
function toKyselyDatabase(database: DatabaseSyncInstance): SqliteDatabase {
  // the store has a dozen queries, whatever their parameters
  const statements = new Map<string, SqliteStatement>()
  return {
    close() {
      // statements are open until they are collected, and SQLite then leaves its log behind when it closes: a copy of
      // the database file alone would not be a whole backup
      try {
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } finally {
        database.close()
      }
    },
    prepare(statementText) {
      // the write lock at once: a transaction that reads first would fail, without waiting, if another process wrote in
      // between, and processes that migrate at the same time would not wait for each other
      const sql = statementText === 'begin' ? 'begin immediate' : statementText
      // on a full disk SQLite rolls back by itself, and the error of a second rollback would hide the reason
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
 * Runs queries for one row after another, each by a statement prepared once. One query for the whole batch would have a new
 * text each time, and costs half as much again.
 */
export function createRowByRowRunner(database: DatabaseSyncInstance): RowQueryRunner {
  const statements = new Map<unknown, ReturnType<typeof database.prepare>>()
  return async (db, queryFor, rows) =>
    rows.flatMap((row) => {
      const statement = statements.get(queryFor) ?? database.prepare(queryFor(db, [row]).compile().sql)
      statements.set(queryFor, statement)
      // only the query knows the type of what it finds
      return statement.all(...Object.values(row as Record<string, string | number | null>)) as never[]
    })
}

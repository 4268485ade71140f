import { DatabaseSync } from '@photostructure/sqlite'
import { onTestFinished } from 'vitest'
import { jsonLogger, type ServerLogger } from '#server/log.ts'
import { openStore } from '#server/records/open-store.ts'
import { sqlitePath } from '#server/records/sqlite.ts'
import type { RecordStore } from '#server/records/store.ts'
import { type AtEnd, newFolder } from '../new-folder.ts'
import { type PostgresServer, queryPostgres } from './postgres-server.ts'

/** A database of a test. */
export interface TestDatabase {
  /** the settings of a site on it */
  env: { DATA_DIR: string; DATABASE_URL: string }
  /** opens a store, which is closed after the test */
  open(options?: { log?: ServerLogger; recordsPerVisitor?: number }): Promise<RecordStore>
  /** runs one statement without the store and returns its rows */
  sql(statement: string): Promise<Record<string, unknown>[]>
}

/** Returns the SQLite database of a data folder, by default an empty one. */
export function newSqliteDatabase(atEnd: AtEnd = onTestFinished, dataDir = newFolder(atEnd)): TestDatabase {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' }
  return { env, open: opener(env, atEnd), sql: async (statement) => querySqlite(sqlitePath(dataDir), statement) }
}

/** Creates a database on a server, which deletes it when it stops. */
export async function newPostgresDatabase(server: PostgresServer): Promise<TestDatabase> {
  const env = { DATA_DIR: newFolder(), DATABASE_URL: await server.newDatabase() }
  return { env, open: opener(env, onTestFinished), sql: (statement) => queryPostgres(env.DATABASE_URL, statement) }
}

function opener(env: TestDatabase['env'], atEnd: AtEnd): TestDatabase['open'] {
  return async ({ log = jsonLogger('silent'), recordsPerVisitor } = {}) => {
    const store = await openStore(env, log, recordsPerVisitor)
    atEnd(() => store.close())
    return store
  }
}

/** Runs one statement on a new connection. */
export function querySqlite(file: string, statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file)
  try {
    // the site may be writing
    database.exec('PRAGMA busy_timeout=60000')
    return database
      .prepare(statement)
      .all()
      .map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

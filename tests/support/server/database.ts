import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { jsonLogger, type Log } from '#server/log.ts'
import { openStore } from '#server/records/open-store.ts'
import type { RecordStore } from '#server/records/store.ts'
import { type PostgresServer, query } from './postgres.ts'

/** An empty database for a test. */
export interface TestDatabase {
  open(log?: Log): Promise<RecordStore>
  /** Runs one SQL statement without the store. Returns its rows. */
  sql(text: string): Promise<Record<string, unknown>[]>
  /** Closes the opened stores and deletes the database. */
  remove(): Promise<void>
}

/** Runs one statement on a new connection. */
export function querySqlite(file: string, text: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file)
  try {
    // the site may be writing
    database.exec('PRAGMA busy_timeout=60000')
    return database
      .prepare(text)
      .all()
      .map((row) => ({ ...row }))
  } finally {
    database.close()
  }
}

/** Creates a SQLite database in a temporary folder. */
export async function newSqliteDatabase(): Promise<TestDatabase & { dataDir: string; file: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vo2max-sqlite-'))
  const file = join(dataDir, 'vo2max.db')
  const { open, close } = storesOn({ DATA_DIR: dataDir })
  return {
    dataDir,
    file,
    open,
    sql: async (text) => querySqlite(file, text),
    async remove() {
      await close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Creates a database on a server, which deletes it when it stops. */
export async function newPostgresDatabase(server: PostgresServer): Promise<TestDatabase & { url: string }> {
  const url = await server.newDatabase()
  const { open, close } = storesOn({ DATABASE_URL: url, DATA_DIR: '' })
  return { url, open, sql: (text) => query(url, text), remove: close }
}

function storesOn(env: Parameters<typeof openStore>[0]) {
  const opened: RecordStore[] = []
  return {
    async open(log: Log = jsonLogger('silent')) {
      const store = await openStore(env, log)
      opened.push(store)
      return store
    },
    async close() {
      for (const store of opened) await store.close()
    },
  }
}

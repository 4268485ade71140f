import { DatabaseSync } from '@photostructure/sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonLog, type Log } from '#server/log.ts'
import { openStore } from '#server/records/open-store.ts'
import type { RecordStore } from '#server/records/store.ts'

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
  const opened: RecordStore[] = []
  return {
    dataDir,
    file,
    async open(log: Log = jsonLog('silent')) {
      const store = await openStore({ DATA_DIR: dataDir }, log)
      opened.push(store)
      return store
    },
    sql: async (text) => querySqlite(file, text),
    async remove() {
      await Promise.all(opened.map((store) => store.close()))
      rmSync(dataDir, { recursive: true })
    },
  }
}

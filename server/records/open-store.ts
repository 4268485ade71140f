import type { Env } from '../ops/env.ts'
import type { Log } from '../ops/log.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { RecordStore } from './store.ts'

/** Opens and migrates the database of the environment. @throws Error with one line that names the variable */
export async function openStore({ DATABASE_URL, DATA_DIR }: Env, log: Log): Promise<RecordStore> {
  try {
    return await (DATABASE_URL ? openPostgres({ url: DATABASE_URL, log }) : openSqlite({ dataDir: DATA_DIR, log }))
  } catch (error) {
    throw new Error(`${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: ${(error as Error).message}`, { cause: error })
  }
}

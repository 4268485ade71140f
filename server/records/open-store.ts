import type { Env } from '../env.ts'
import { reasonOf, type ServerLogger } from '../log.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { RecordStore } from './store.ts'

/**
 * Opens and migrates the database of the environment, and checks that it can write.
 * @throws Error with one line that names the variable
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  logger: ServerLogger,
  recordsPerVisitor?: number,
): Promise<RecordStore> {
  let store: RecordStore | undefined
  try {
    const db = DATABASE_URL ? openPostgres(DATABASE_URL, logger) : openSqlite(DATA_DIR)
    store = new RecordStore(db, recordsPerVisitor)
    await migrate(db)
    await store.ping()
    return store
  } catch (error) {
    await store?.close()
    throw new Error(`${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: ${reasonOf(error)}`, { cause: error })
  }
}

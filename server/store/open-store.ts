import type { Log } from '../ops/log.ts'
import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Store } from './store.ts'

export interface StoreOptions {
  /** `postgres://…`: PostgreSQL, for any number of instances */
  databaseUrl?: string | undefined
  /** folder of the SQLite database, used when there is no `databaseUrl` */
  dataDir: string
  log: Log
}

/** Opens the database that the environment names, brought up to date. Throws an Error with one clear line. */
export function openStore({ databaseUrl, dataDir, log }: StoreOptions): Promise<Store> {
  return databaseUrl ? openPostgres({ url: databaseUrl, log }) : openSqlite({ dataDir, log })
}

import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import type { Log } from '../../ops/log.ts'
import type { ColumnTypes } from '../migrations/0001-records.ts'
import { runAsOneQuery } from '../queries/inserts.ts'
import { migrate } from '../migrations/migrate.ts'
import { isRetryable, isTransient } from './errors.ts'
import { migrationPool, requestPool } from './pool.ts'
import { retry } from '../retry.ts'
import { sqlStore, type WorkRunner } from '../sql-store.ts'
import { reasonOf, type Store } from '../store.ts'
import type { Tables } from '../tables.ts'

const columnTypes: ColumnTypes = { id: 'uuid', bigInteger: 'bigint', tableEnd: sql`` }

interface PostgresOptions {
  /** `postgres://…` */
  url: string
  log: Log
  /** milliseconds during which failed work is retried */
  timeout?: number
}

/**
 * Opens and migrates the database at `url`, and checks that it can write. Any number of instances may share it.
 * @throws Error with one line, without the password
 */
export async function openPostgres({ url, log, timeout = 8000 }: PostgresOptions): Promise<Store> {
  // safe even when the reply to a commit is lost: the server makes the ids, and a second insert changes nothing
  const runWork: WorkRunner = (work, closing) => retry(work, { isRetryable, timeout, closing })
  const db = kysely(requestPool(url, log))
  const store = sqlStore({ db, runWork, isTransient, runRowQuery: runAsOneQuery, log })
  const migrating = kysely(migrationPool(url, log))
  try {
    await runWork(() => migrate(migrating, columnTypes))
    await store.ping()
  } catch (error) {
    await store.close()
    throw new Error(`Cannot open the PostgreSQL database: ${reasonOf(error)}`, { cause: error })
  } finally {
    await migrating.destroy()
  }
  log.info({}, 'PostgreSQL database open')
  return store
}

function kysely(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

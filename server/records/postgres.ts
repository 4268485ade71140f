import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '../ops/log.ts'
import { migrate, type ColumnTypes } from './migrate.ts'
import { reasonOf, RecordStore, type Tables } from './store.ts'

const columnTypes: ColumnTypes = { id: 'uuid', time: 'bigint', number: 'double precision', tableEnd: sql`` }

/** In milliseconds. `query_timeout` is for a server that no longer responds. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  query_timeout: 8000,
  idle_in_transaction_session_timeout: 10_000,
}

/**
 * Opens and migrates the database at `url`, and checks that it can write. Any number of instances may share it.
 * @throws Error with one line that names the database, without the password
 */
export async function openPostgres({ url, log }: { url: string; log: Log }): Promise<RecordStore> {
  const pool = openPool({ connectionString: url, max: 10, ...timeouts }, log)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: discardUnresponsive(pool) }) })
  const store = new RecordStore(db, isTransient)
  // one connection without time limits: a migration may take long, or wait for another instance's
  const { connectionTimeoutMillis } = timeouts
  const migrating = openPool({ connectionString: url, max: 1, connectionTimeoutMillis }, log)
  try {
    await migrate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: migrating }) }), columnTypes)
    await store.ping()
  } catch (error) {
    await store.close()
    const { host, pathname } = new URL(url)
    throw new Error(`Cannot open the database postgres://${host}${pathname}: ${reasonOf(error)}`, { cause: error })
  } finally {
    await migrating.end()
  }
  log.info({}, 'PostgreSQL database open')
  return store
}

function openPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...config, application_name: 'vo2max', keepAlive: true, types: { getTypeParser } })
  // logs the reason only: pg attaches the connection and its settings to the error
  const report = (error: Error) => log.warn({ reason: reasonOf(error) }, 'a PostgreSQL connection was lost')
  pool.on('error', report)
  // a connection in use has no other error listener: without one, a restart of PostgreSQL would end the process
  pool.on('connect', (client) => client.on('error', report))
  return pool
}

/** Parses bigint as a number, where pg returns text. Times and counts are far below 2^53. */
function getTypeParser(...[type, format]: Parameters<typeof pg.types.getTypeParser>): (text: string) => unknown {
  return type === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(type, format) as (text: string) => unknown)
}

const readTimeout = 'Query read timeout'

/** Discards connections whose query timed out. pg would put them back into the pool, where later queries would hang. */
function discardUnresponsive(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let timedOut: Error | undefined
      const query = async (text: string, values: readonly unknown[]) => {
        // otherwise the following rollback would wait for the same timeout
        if (timedOut) throw timedOut
        try {
          return await client.query(text, [...values])
        } catch (error) {
          if (error instanceof Error && error.message === readTimeout) timedOut = error
          throw error
        }
      }
      // Kysely would also pass cursors, for streams, which the store does not use
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(timedOut) }
    },
  }
}

/** Prefixes of error codes that may pass: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const transientCodes = [
  '08', // connection exceptions
  '25006', // read-only, such as a replica
  '25P03', // too long idle in a transaction
  '40', // conflicting transactions, deadlock
  '53', // disk full, out of memory, too many connections
  '55P03', // a lock was not granted
  '57', // statement timeout, or the server stops, starts or has crashed
  '58', // an error outside the database, such as I/O
  'ENOENT', // no socket file: the server is not running
  ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
]

/** Beginnings of the messages of transient errors without a distinct code: pg's own, and a file-size limit. */
const transientMessages = [
  'Client has encountered a connection error',
  'Client was closed',
  'Connection terminated',
  'could not extend file',
  'timeout exceeded when trying to connect',
  'timeout expired',
  readTimeout,
]

function isTransient(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException
  return (
    transientCodes.some((prefix) => code.startsWith(prefix)) ||
    transientMessages.some((beginning) => message.startsWith(beginning))
  )
}

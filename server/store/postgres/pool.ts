import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '../../ops/log.ts'
import { reasonOf } from '../store.ts'
import { readTimeout } from './errors.ts'

const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  /** longer than statement_timeout, for a server that no longer responds */
  query_timeout: 8000,
  idle_in_transaction_session_timeout: 10_000,
}

/** The name of the site's connections in PostgreSQL, by which a restore detects a running site. */
export const applicationName = 'vo2max'

/** Opens the connections that serve requests. */
export function requestPool(url: string, log: Log): PostgresPool {
  const settings = { connectionString: url, application_name: applicationName, max: 10, idleTimeoutMillis: 30_000 }
  return discardUnresponsive(openPool({ ...settings, ...timeouts }, log))
}

/** Opens one connection without a time limit: a migration may take long, or wait for another instance's. */
export function migrationPool(url: string, log: Log): PostgresPool {
  return openPool({ connectionString: url, max: 1, connectionTimeoutMillis: timeouts.connectionTimeoutMillis }, log)
}

function openPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ ...config, keepAlive: true, types: { getTypeParser } })
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

/** Runs one statement on a new connection. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

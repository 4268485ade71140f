import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { reasonOf, type ServerLogger } from '../log.ts'
import type { Tables } from './store.ts'

/** In milliseconds. `query_timeout` is for a server that no longer responds. */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 5000,
  query_timeout: 8000,
  idle_in_transaction_session_timeout: 10_000,
}

// reads bigint as a number: times and counts are far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens the database at `url`, which any number of instances may share. */
export function openPostgres(url: string, logger: ServerLogger): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: url, application_name: 'vo2max', keepAlive: true, ...timeouts })
  // logs the reason only: pg attaches the connection and its settings to the error
  const report = (error: Error) => logger.warn({ reason: reasonOf(error) }, 'a PostgreSQL connection was lost')
  pool.on('error', report)
  // a connection in use has no other error listener: without one, a restart of PostgreSQL would end the process
  pool.on('connect', (client) => client.on('error', report))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: discardFailed(pool) }) })
}

/**
 * Discards each connection whose query failed. pg would put one that no longer responds back into the pool, where later
 * queries would hang.
 */
function discardFailed(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const connection: PostgresPoolClient = client
      let failure: Error | undefined
      async function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
        // the rollback after a failure would wait for the same timeout; PostgreSQL rolls back by itself
        if (failure) throw failure
        try {
          return await connection.query<Row>(text, [...values])
        } catch (error) {
          failure = error instanceof Error ? error : new Error(reasonOf(error))
          throw failure
        }
      }
      // Kysely would also pass cursors, for streams, which the store does not use
      return { query: query as PostgresPoolClient['query'], release: () => client.release(failure) }
    },
  }
}

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../../ops/log.ts'
import { newRecord, noon } from '../../testing/records.ts'
import { postgresBinaries, startPostgres, type PostgresServer } from '../../testing/postgres.ts'
import { query } from './pool.ts'
import { openPostgres } from './open.ts'
import type { TestDatabase } from '../../testing/store-test.ts'
import { describeStore } from '../conformance/store.conformance.ts'
import { StoreUnavailable, type Store } from '../store.ts'

const binaries = postgresBinaries()
if (!binaries) {
  process.stderr.write('The PostgreSQL store is NOT tested: no initdb and postgres in PATH or /usr/lib/postgresql.\n')
}

describe.skipIf(!binaries)('with a PostgreSQL server', () => {
  let server: PostgresServer
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  beforeAll(async () => {
    process.on('warning', note)
    server = await startPostgres(binaries!)
  }, 60_000)
  afterAll(async () => {
    process.off('warning', note)
    await server.stop()
  })

  // emptied and reused, because creating a database copies 7 MB
  const free: string[] = []
  async function newPostgresDatabase(): Promise<TestDatabase> {
    const url = free.pop() ?? (await server.newDatabase())
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    const opened: Store[] = []
    return {
      async open() {
        const store = await openPostgres({ url, log: silentLog })
        opened.push(store)
        return store
      },
      sql: async (text) => (await pool.query<Record<string, unknown>>(text)).rows,
      async remove() {
        await Promise.all(opened.map((store) => store.close()))
        await pool.query('drop schema public cascade; create schema public')
        await pool.end()
        free.push(url)
      },
    }
  }

  describeStore('PostgreSQL', newPostgresDatabase)

  const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`

  test('a server that becomes read-only is unavailable, and not opened', async () => {
    const url = await server.newDatabase()
    const store = await openPostgres({ url, log: silentLog })
    await query(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
    await query(url, endConnections)
    await expect(store.insert(newRecord())).rejects.toThrow(StoreUnavailable)
    await expect(store.ping()).rejects.toThrow(StoreUnavailable)
    await store.close()
    await expect(openPostgres({ url, log: silentLog })).rejects.toThrow(/^Cannot open the .* read-only transaction$/)
  })

  test('a purge that waits for a visitor who comes back leaves them', async () => {
    const url = await server.newDatabase()
    const store = await openPostgres({ url, log: silentLog })
    await store.insert(newRecord({ createdAt: noon - 1 }))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`begin; update visitors set last_active_at = ${noon}`)
    const purge = store.purgeInactive(noon, 50)
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(() => query(url, waiting)).toHaveLength(1)
    await client.query('commit')
    expect(await purge).toBe(0)
    await client.end()
    await store.close()
  })

  // such as a query on a connection that is still running another
  test('these tests cause no warning of Node or pg', () => expect(warnings).toEqual([]))
})

test('a server that is not there is one clear line', async () => {
  const url = 'postgres://someone:secret@127.0.0.1:1/vo2max'
  await expect(openPostgres({ url, log: silentLog, timeout: 0 })).rejects.toThrow(
    'Cannot open the PostgreSQL database: connect ECONNREFUSED 127.0.0.1:1',
  )
})

test.runIf(process.env.CI)('continuous integration has PostgreSQL', () => expect(binaries).toBeDefined())

import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test as anyTest } from 'vitest'
import { jsonLog } from '../log.ts'
import { noon } from '#tests/support/server/app.ts'
import type { TestDatabase } from '#tests/support/server/database.ts'
import { postgresBinaries, query, startPostgres, type PostgresServer } from '#tests/support/server/postgres.ts'
import { openStore } from './open-store.ts'
import { newSave, saveIn } from '#tests/support/server/saves.ts'
import { testStore } from '#tests/support/server/store-rules.ts'
import { StoreUnavailable, type RecordStore } from './store.ts'

const binaries = postgresBinaries()

const test = anyTest.skipIf(!binaries)

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres(binaries!)
})
afterAll(() => server.stop())

async function newPostgresDatabase(): Promise<TestDatabase & { url: string }> {
  const url = await server.newDatabase()
  const opened: RecordStore[] = []
  return {
    url,
    async open() {
      const store = await openStore({ DATABASE_URL: url, DATA_DIR: '' }, jsonLog('silent'))
      opened.push(store)
      return store
    },
    sql: (text) => query(url, text),
    async remove() {
      await Promise.all(opened.map((store) => store.close().catch(() => {})))
    },
  }
}

async function emptyDatabase() {
  const database = await newPostgresDatabase()
  onTestFinished(() => database.remove())
  return database
}

testStore(newPostgresDatabase, test)

test('an empty database may be opened twice at once', async () => {
  const { open } = await emptyDatabase()
  const [one, two] = await Promise.all([open(), open()])
  const saved = await saveIn(one)
  expect((await two.list(saved.visitor, 1)).records).toEqual([saved])
})

test('instances that save the same key at once save it once', async () => {
  const database = await emptyDatabase()
  const stores = [await database.open(), await database.open()]
  for (let turn = 0; turn < 20; turn++) {
    const given = newSave({ visitor: undefined })
    const saved = await Promise.all([...stores, ...stores].map((store) => saveIn(store, given)))
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  }
  expect(await database.sql('select id from records')).toHaveLength(20)
})

test('a server that becomes read-only is unavailable, and not opened', async () => {
  const { url, open } = await emptyDatabase()
  const store = await open()
  await query(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
  await query(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await expect.poll(() => store.ping().catch(String)).toMatch(/read-only transaction/)
  await expect(store.insert(newSave())).rejects.toThrow(StoreUnavailable)
  await expect(open()).rejects.toThrow(/^DATABASE_URL: .* read-only transaction$/)
})

test('a purge that waits for a visitor who comes back leaves them', async () => {
  const { url, open } = await emptyDatabase()
  const store = await open()
  await store.insert(newSave({ now: 0 }))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`begin; update visitors set last_active_at = ${noon}`)
  const purge = store.purgeInactive(noon, 50)
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(() => query(url, waiting)).toHaveLength(1)
  await client.query('commit')
  expect(await purge).toBe(0)
  await client.end()
})

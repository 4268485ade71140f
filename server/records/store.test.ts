import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test, type TestContext } from 'vitest'
import type { SavedRecord } from '#contract/records.ts'
import { without } from '#tests/support/executables.ts'
import { newPostgresDatabase, newSqliteDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { newCalculation, newSave, saveIn } from '#tests/support/server/new-save.ts'
import { noon } from '#tests/support/server/noon.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#tests/support/server/postgres-server.ts'
import { day, hour, minute } from '../clock.ts'
import { type RecordStore, type SaveRequest, StoreUnavailableError } from './store.ts'

let server: PostgresServer | undefined
afterAll(() => server?.stop())

/** Creates a database on a server that this file starts. Skips the test without PostgreSQL. */
async function newPostgres({ skip }: Pick<TestContext, 'skip'>): Promise<TestDatabase> {
  skip(...without('PostgreSQL'))
  server ??= await startPostgres(findPostgres()!)
  return newPostgresDatabase(server)
}

const databases = { SQLite: async () => newSqliteDatabase(), PostgreSQL: newPostgres }

describe.each(Object.entries(databases))('%s', (_name, newDatabase) => {
  let database: TestDatabase
  let store: RecordStore
  /** another instance on the same database */
  let other: RecordStore
  beforeEach(async (context) => {
    database = await newDatabase(context)
    store = await database.open()
    other = await database.open()
  })

  const save = (given?: Partial<SaveRequest>) => saveIn(store, given)
  const all = async (visitorId: string) => (await store.list(visitorId, 10_000)).records
  const count = async (table: string) => (await database.sql(`select 1 from ${table}`)).length
  const lastActive = async () =>
    (await database.sql('select last_active_at from visitors')).map((row) => Number(row['last_active_at']))

  test('a saved record is returned and listed as it was given, fractions too', async () => {
    const visitorId = randomUUID()
    const given = newCalculation({ age: 29.5, gender: 'femme', weight: 70.1, distance: 2345.678 })
    const saved = await save({ visitorId, calculation: given })
    expect(saved).toEqual({
      visitorId,
      record: { ...given, id: saved.record.id, createdAt: new Date(noon).toISOString() },
    })
    expect(await all(visitorId)).toEqual([saved.record])
    expect((await other.list(visitorId, 10)).records).toEqual([saved.record])
  })

  test('the same key and calculation again are the same record', async () => {
    const given = newSave()
    const first = await store.insert(given)
    expect(await other.insert({ ...given, now: noon + minute })).toEqual(first)
    expect(await count('records')).toBe(1)
  })

  test('the same save many times at once is one record', async () => {
    const given = newSave({ visitorId: undefined })
    const saved = await Promise.all(Array.from({ length: 8 }, () => store.insert(given)))
    expect(new Set(saved.map((record) => JSON.stringify(record))).size).toBe(1)
    expect(await count('records')).toBe(1)
  })

  test('a used key refuses another calculation, also after a correction', async () => {
    const given = newSave()
    const saved = await save(given)
    expect(await store.insert({ ...given, calculation: newCalculation({ weight: 71 }) })).toBe('keyReused')
    await store.correct(saved.visitorId, saved.record.id, newCalculation({ distance: 2500 }))
    expect(await store.insert(given)).toBe('keyReused')
  })

  test('a key whose record was deleted saves anew', async () => {
    const given = newSave()
    const first = await save(given)
    await store.delete(first.visitorId, first.record.id)
    const again = await save(given)
    expect(await all(first.visitorId)).toEqual([again.record])
    expect(again.record.id).not.toBe(first.record.id)
  })

  test('without a visitor, a repeated key finds the visitor of its record', async () => {
    const first = newSave({ visitorId: undefined })
    const saved = await save(first)
    expect(await store.insert({ ...first, now: noon + minute })).toEqual(saved)
    expect(await count('visitors')).toBe(1)
  })

  test('a key of another visitor is refused, and their record stays', async () => {
    const given = newSave()
    const saved = await save(given)
    expect(await store.insert({ ...given, visitorId: randomUUID() })).toBe('keyReused')
    expect([await all(saved.visitorId), await count('visitors')]).toEqual([[saved.record], 1])
  })

  test('the same run of a visitor within a given time is saved once', async () => {
    const visitorId = randomUUID()
    const repeat = (now: number, given = newCalculation()) =>
      save({ visitorId, calculation: given, now, duplicatesSince: now - minute })
    const twice = await Promise.all([repeat(noon), repeat(noon)])
    expect(twice[0]).toEqual(twice[1])
    expect(await repeat(noon + minute - 1)).toEqual(twice[0])
    await repeat(noon + minute - 1, newCalculation({ weight: 71 }))
    await repeat(noon + minute)
    // the clock was set back: how old the other record is, is unknown
    await repeat(noon - day)
    expect(await count('records')).toBe(4)
  })

  test('a visitor keeps as many records as the limit; the next is refused', async () => {
    const limited = await database.open({ recordsPerVisitor: 10 })
    const visitorId = randomUUID()
    const saved = await Promise.all(Array.from({ length: 15 }, () => limited.insert(newSave({ visitorId }))))
    expect(saved.filter((outcome) => outcome === 'full')).toHaveLength(5)
    expect(await count('records')).toBe(10)
  })

  test('pages go from newest to oldest without a gap or a repeat, also within a moment', async () => {
    const visitorId = randomUUID()
    for (const now of [noon, noon, noon, noon + 1, noon + 2, noon + 2, noon + 3]) await save({ visitorId, now })
    const found: SavedRecord[] = []
    let cursor: string | undefined
    do {
      const page = await store.list(visitorId, 2, cursor)
      found.push(...page.records)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(found).toEqual(await all(visitorId))
    expect(found.map(({ createdAt }) => Date.parse(createdAt) - noon)).toEqual([3, 2, 2, 1, 0, 0, 0])
    expect(new Set(found.map(({ id }) => id)).size).toBe(7)
  })

  test.each(["'; --", '1_x', `${noon}_\0`, ''])('a malformed cursor gives an empty page: %j', async (cursor) => {
    const { visitorId } = await save()
    expect(await store.list(visitorId, 10, cursor)).toEqual({ records: [], nextCursor: null })
  })

  test('a correction replaces the calculation, and keeps place and time', async () => {
    const saved = await save()
    const corrected = newCalculation({ distance: 2612.25 })
    expect(await store.correct(saved.visitorId, saved.record.id, corrected)).toBe(true)
    expect(await all(saved.visitorId)).toEqual([{ ...saved.record, ...corrected }])
  })

  test('a record of another visitor is unknown, and stays', async () => {
    const [mine, theirs] = [await save(), await save()]
    expect(await store.correct(mine.visitorId, theirs.record.id, newCalculation({ weight: 71 }))).toBe(false)
    expect(await store.delete(mine.visitorId, theirs.record.id)).toBe(false)
    expect(await all(theirs.visitorId)).toEqual([theirs.record])
  })

  test.each([randomUUID(), 'x', '', '\0'])('there is no record %j to correct or delete', async (id) => {
    const saved = await save()
    expect(await store.correct(saved.visitorId, id, newCalculation())).toBe(false)
    expect(await store.delete(saved.visitorId, id)).toBe(false)
    expect(await all(saved.visitorId)).toEqual([saved.record])
  })

  test('one record can be deleted', async () => {
    const visitorId = randomUUID()
    const [kept, deleted] = [await save({ visitorId }), await save({ visitorId })]
    expect(await store.delete(visitorId, deleted.record.id)).toBe(true)
    expect(await all(visitorId)).toEqual([kept.record])
  })

  test('a visitor is deleted with all records', async () => {
    const visitorId = randomUUID()
    const [, , others] = [await save({ visitorId }), await save({ visitorId }), await save()]
    await store.deleteVisitor(visitorId)
    expect([await all(visitorId), await all(others.visitorId)]).toEqual([[], [others.record]])
    expect([await count('visitors'), await count('records')]).toEqual([1, 1])
  })

  test('a visit is written an hour after the last', async () => {
    const { visitorId } = await save()
    expect(await store.visit(visitorId, noon + hour - 1)).toBe(true)
    expect(await lastActive()).toEqual([noon])
    await store.visit(visitorId, noon + hour)
    expect(await lastActive()).toEqual([noon + hour])
    expect(await store.visit(randomUUID(), noon)).toBe(false)
  })

  test('the same save again is a visit', async () => {
    const given = newSave()
    await save(given)
    await save({ ...given, now: noon + hour })
    expect(await lastActive()).toEqual([noon + hour])
  })

  test('activity later than now counts as now', async () => {
    const { visitorId } = await save({ now: noon + 400 * day })
    await store.visit(visitorId, noon)
    expect(await lastActive()).toEqual([noon])
    await save({ visitorId, now: noon + 400 * day })
    expect(await store.purgeInactive(noon + minute, 10)).toBe(0)
    expect(await lastActive()).toEqual([noon + minute])
  })

  test('a record later than now counts as now, and a new one is listed above it', async () => {
    const { visitorId, record } = await save({ now: noon + 400 * day })
    const latest = await save({ visitorId, now: noon })
    expect(await all(visitorId)).toEqual([latest.record, { ...record, createdAt: new Date(noon - 1).toISOString() }])
  })

  test('a purge dates records later than now', async () => {
    const { visitorId } = await save({ now: noon + 400 * day })
    await store.purgeInactive(noon, 10)
    expect((await all(visitorId)).map(({ createdAt }) => Date.parse(createdAt))).toEqual([noon - 1])
  })

  test('visitors are deleted 30 days and an hour after their last visit, in batches', async () => {
    const cutoff = noon - 30 * day - hour
    for (const now of [cutoff - 2, cutoff - 1, cutoff - 1]) await save({ now })
    const kept = await save({ now: cutoff })
    expect(await store.purgeInactive(noon, 2)).toBe(2)
    expect(await other.purgeInactive(noon, 2)).toBe(1)
    expect(await store.purgeInactive(noon, 2)).toBe(0)
    expect([await all(kept.visitorId), await count('records')]).toEqual([[kept.record], 1])
  })

  test('ping leaves nothing behind', async () => {
    await store.ping()
    expect([await count('visitors'), await count('records')]).toEqual([0, 0])
  })

  test.each([
    ['a later migration', `insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`],
    ['an earlier schema', `update kysely_migration set name = '0000-records'`],
    ['no migration', 'drop table kysely_migration'],
  ])('a database with %s is refused in one line, and stays as it was', async (_, change) => {
    await save()
    await database.sql(change)
    await expect(database.open()).rejects.toThrow(/^DATA(_DIR|BASE_URL): .+$/)
    expect(await count('records')).toBe(1)
  })
})

test('an empty database may be opened twice at once', async (context) => {
  const { open } = await newPostgres(context)
  const [one, two] = await Promise.all([open(), open()])
  const saved = await saveIn(one)
  expect((await two.list(saved.visitorId, 1)).records).toEqual([saved.record])
})

test('instances that save the same key at once save one record of one visitor', async (context) => {
  const database = await newPostgres(context)
  const stores = [await database.open(), await database.open()]
  for (let turn = 0; turn < 20; turn++) {
    const given = newSave({ visitorId: undefined })
    const saved = await Promise.all([...stores, ...stores].map((instance) => saveIn(instance, given)))
    expect(new Set(saved.map(({ record }) => record.id)).size).toBe(1)
  }
  for (const table of ['records', 'visitors']) expect(await database.sql(`select 1 from ${table}`)).toHaveLength(20)
})

test('a server that becomes read-only is unavailable, and not opened', async (context) => {
  const { env, open, sql } = await newPostgres(context)
  const store = await open()
  const name = new URL(env.DATABASE_URL).pathname.slice(1)
  await sql(`alter database ${name} set default_transaction_read_only = on`)
  await sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await expect.poll(() => store.ping().catch(String)).toMatch(/read-only transaction/)
  await expect(store.insert(newSave())).rejects.toThrow(StoreUnavailableError)
  await expect(open()).rejects.toThrow(/^DATABASE_URL: .* read-only transaction$/)
})

test('a purge that waits for a visitor who comes back leaves them', async (context) => {
  const { env, open, sql } = await newPostgres(context)
  const store = await open()
  await store.insert(newSave({ now: 0 }))
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await client.query(`begin; update visitors set last_active_at = ${noon}`)
  const purge = store.purgeInactive(noon, 50)
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(() => sql(waiting)).toHaveLength(1)
  await client.query('commit')
  expect(await purge).toBe(0)
  await client.end()
})

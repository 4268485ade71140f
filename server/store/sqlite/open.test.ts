import { DatabaseSync } from '@photostructure/sqlite'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../ops/log.ts'
import { newRecord } from '../../testing/records.ts'
import { newSqliteDatabase } from '../../testing/sqlite.ts'
import { openSqlite } from './open.ts'
import { describeStore } from '../conformance/store.conformance.ts'
import { StoreUnavailable, type Store, type StoredRecord } from '../store.ts'

describeStore('SQLite', newSqliteDatabase)

let database: Awaited<ReturnType<typeof newSqliteDatabase>>
beforeEach(async () => {
  database = await newSqliteDatabase()
})
afterEach(() => database.remove())

test.each([
  ['deleteVisitor', (store: Store, { visitor }: StoredRecord) => store.deleteVisitor(visitor, 0)],
  ['delete', (store: Store, { visitor, id }: StoredRecord) => store.delete(visitor, id, 0)],
  ['purgeInactive', (store: Store, { createdAt }: StoredRecord) => store.purgeInactive(createdAt + 1, 50)],
] as const)('after %s no file of a running database holds anything of the visitor', async (_, erase) => {
  const store = await database.open()
  const saved = newRecord()
  await store.insert(saved)
  const holds = () =>
    readdirSync(database.dataDir).filter((file) => readFileSync(join(database.dataDir, file)).includes(saved.visitor))
  expect(holds()).not.toEqual([])
  await erase(store, saved)
  expect(holds()).toEqual([])
})

test('calls that are asked for together have a turn of the event loop each', async () => {
  const store = await database.open()
  const saved = newRecord()
  await store.insert(saved)
  let done = 0
  const calls = Array.from({ length: 30 }, async (_, index) => {
    if (index % 2) await store.list(saved.visitor, { limit: 1 })
    else await store.update(saved.visitor, saved.id, saved)
    done++
  })
  const seen = [0]
  while (seen.at(-1) !== 30) {
    await nextTurn()
    seen.push(done)
  }
  await Promise.all(calls)
  expect(seen.map((count, turn) => count - (seen[turn - 1] ?? 0)).filter((more) => more > 1)).toEqual([])
})

test.each([
  [0o755, 0o644, true],
  [0o755, 0o600, false],
  [0o700, 0o644, false],
  [0o777, 0o600, true],
])('a folder of mode %o with a database of mode %o is warned of: %s', async (ofFolder, ofFile, isWarned) => {
  await (await database.open()).close()
  chmodSync(join(database.dataDir, 'vo2max.db'), ofFile)
  chmodSync(database.dataDir, ofFolder)
  const warned: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => void warned.push(message) }
  await (await openSqlite({ dataDir: database.dataDir, log })).close()
  expect(warned).toEqual(
    isWarned ? [expect.stringMatching(/^others on this machine can read or replace the database: chmod -R go= /)] : [],
  )
})

test('while another process writes without end, the store is unavailable, then recovers', async () => {
  const store = await openSqlite({ dataDir: database.dataDir, log: silentLog, busyTimeout: 1 })
  const other = new DatabaseSync(database.file)
  other.exec('begin immediate')
  await expect(store.insert(newRecord())).rejects.toThrow(StoreUnavailable)
  await expect(store.ping()).rejects.toThrow(StoreUnavailable)
  other.exec('rollback')
  await store.insert(newRecord())
  other.close()
  await store.close()
})

test('the one file of a closed store is a whole backup', async () => {
  const saved = newRecord()
  const store = await database.open()
  await store.insert(saved)
  await store.close()
  const dataDir = join(database.dataDir, 'restored')
  mkdirSync(dataDir)
  copyFileSync(database.file, join(dataDir, 'vo2max.db'))
  const restored = await openSqlite({ dataDir, log: silentLog })
  expect((await restored.list(saved.visitor, { limit: 10 })).records).toEqual([saved])
  await restored.close()
})

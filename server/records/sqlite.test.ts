import { DatabaseSync } from '@photostructure/sqlite'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../ops/log.ts'
import { newSqliteDatabase } from '../testing/database.ts'
import { openSqlite } from './sqlite.ts'
import { describeStore, newSave } from './store.contract.ts'
import { StoreUnavailable, type StoredRecord } from './store.ts'

describeStore('SQLite', newSqliteDatabase)

async function emptyDatabase() {
  const database = await newSqliteDatabase()
  onTestFinished(() => database.remove())
  return database
}

test('while another process writes without end, the store is unavailable, then recovers', async () => {
  const database = await emptyDatabase()
  const store = await openSqlite({ dataDir: database.dataDir, log: silentLog, busyTimeout: 1 })
  const other = new DatabaseSync(database.file)
  other.exec('begin immediate')
  await expect(store.insert(newSave())).rejects.toThrow(StoreUnavailable)
  await expect(store.ping()).rejects.toThrow(StoreUnavailable)
  other.exec('rollback')
  await store.insert(newSave())
  other.close()
  await store.close()
})

test('the one file of a closed store is a whole copy', async () => {
  const database = await emptyDatabase()
  const store = await database.open()
  const saved = (await store.insert(newSave())) as StoredRecord
  await store.close()
  const dataDir = join(database.dataDir, 'copy')
  mkdirSync(dataDir)
  copyFileSync(database.file, join(dataDir, 'vo2max.db'))
  const copy = await openSqlite({ dataDir, log: silentLog })
  expect((await copy.list(saved.visitor, 10)).records).toEqual([saved])
  await copy.close()
})

test('a file that is no database is refused in one line', async () => {
  const { dataDir, file } = await emptyDatabase()
  writeFileSync(file, 'no database'.repeat(100))
  await expect(openSqlite({ dataDir, log: silentLog })).rejects.toThrow(
    `Cannot open the database ${file}: file is not a database`,
  )
})

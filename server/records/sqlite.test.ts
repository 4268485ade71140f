import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jsonLog } from '../log.ts'
import { newSqliteDatabase } from '#tests/support/server/database.ts'
import { openStore } from './open-store.ts'
import { describeStore, saveIn } from '#tests/support/server/store-rules.ts'

describeStore('SQLite', newSqliteDatabase)

async function emptyDatabase() {
  const database = await newSqliteDatabase()
  onTestFinished(() => database.remove())
  return database
}

test('the one file of a closed store is a whole copy', async () => {
  const database = await emptyDatabase()
  const store = await database.open()
  const saved = await saveIn(store)
  await store.close()
  const dataDir = join(database.dataDir, 'copy')
  mkdirSync(dataDir)
  copyFileSync(database.file, join(dataDir, 'vo2max.db'))
  const copy = await openStore({ DATA_DIR: dataDir }, jsonLog('silent'))
  expect((await copy.list(saved.visitor, 10)).records).toEqual([saved])
  await copy.close()
})

test('a file that is no database is refused in one line', async () => {
  const { dataDir, file } = await emptyDatabase()
  writeFileSync(file, 'no database'.repeat(100))
  await expect(openStore({ DATA_DIR: dataDir }, jsonLog('silent'))).rejects.toThrow(
    /^DATA_DIR: file is not a database$/,
  )
})

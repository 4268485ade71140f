import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jsonLog } from '../log.ts'
import { newSqliteDatabase } from '#tests/support/server/database.ts'
import { openStore } from './open-store.ts'
import { saveIn } from '#tests/support/server/saves.ts'
import { testStore } from '#tests/support/server/store-rules.ts'

testStore(newSqliteDatabase)

test('the one file of a closed store is a whole copy', async () => {
  const database = await newSqliteDatabase()
  onTestFinished(() => database.remove())
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

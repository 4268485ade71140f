import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noon } from '#tests/support/server/app.ts'
import { newSqliteDatabase } from '#tests/support/server/database.ts'
import { postgresBinaries, startPostgres } from '#tests/support/server/postgres.ts'
import { saveIn } from '#tests/support/server/saves.ts'
import { day } from '../clock.ts'
import { readEnv } from '../env.ts'
import { jsonLogger } from '../log.ts'
import { backUp } from './backup.ts'
import { openStore } from './open-store.ts'

const clock = { now: () => noon }

async function savedDatabase() {
  const database = await newSqliteDatabase()
  onTestFinished(() => database.remove())
  const store = await database.open()
  return { ...database, store, backups: join(database.dataDir, 'backups'), saved: await saveIn(store) }
}

/** Returns the records that are in a database after it was copied to a new data folder. */
async function restoredFrom(file: string, { dataDir, saved }: Awaited<ReturnType<typeof savedDatabase>>) {
  const restored = join(dataDir, 'restored')
  mkdirSync(restored)
  copyFileSync(file, join(restored, 'vo2max.db'))
  const store = await openStore({ DATA_DIR: restored }, jsonLogger('silent'))
  const { records } = await store.list(saved.visitorId, 10)
  await store.close()
  return records
}

test('a backup of a running site, copied to a data folder, has what was saved', async () => {
  const database = await savedDatabase()
  const file = await backUp(readEnv({ DATA_DIR: database.dataDir }), clock)
  expect(file).toBe(join(database.backups, 'vo2max-2026-11-21T12-00-00.000Z.db'))
  expect(await restoredFrom(file, database)).toEqual([database.saved.record])
})

test('the one file of a stopped site is a whole copy', async () => {
  const database = await savedDatabase()
  await database.store.close()
  expect(await restoredFrom(database.file, database)).toEqual([database.saved.record])
})

test('a backup that fails deletes only those over 30 days old', async () => {
  const { dataDir, backups, file, store } = await savedDatabase()
  await store.close()
  rmSync(file)
  mkdirSync(backups)
  for (const age of [29, 31]) {
    writeFileSync(join(backups, `vo2max-${age}.db`), '')
    utimesSync(join(backups, `vo2max-${age}.db`), new Date(noon - age * day), new Date(noon - age * day))
  }
  await expect(backUp(readEnv({ DATA_DIR: dataDir }), clock)).rejects.toThrow('there is no')
  expect(readdirSync(backups)).toEqual(['vo2max-29.db'])
})

test('only backups over 14 days old go', async () => {
  const { dataDir, backups } = await savedDatabase()
  mkdirSync(backups)
  for (const [name, age] of [
    ['vo2max-old.db', 15],
    ['vo2max-recent.db', 13],
    ['notes.txt', 15],
  ] as const) {
    writeFileSync(join(backups, name), '')
    const time = new Date(noon - age * day)
    utimesSync(join(backups, name), time, time)
  }
  await backUp(readEnv({ DATA_DIR: dataDir }), clock)
  expect(readdirSync(backups).sort()).toEqual(['notes.txt', 'vo2max-2026-11-21T12-00-00.000Z.db', 'vo2max-recent.db'])
})

test('a backup later than now counts as made now', async () => {
  const { dataDir, backups } = await savedDatabase()
  mkdirSync(backups)
  writeFileSync(join(backups, 'vo2max-later.db'), '')
  utimesSync(join(backups, 'vo2max-later.db'), new Date(noon + 400 * day), new Date(noon + 400 * day))
  await backUp(readEnv({ DATA_DIR: dataDir }), clock)
  expect(readdirSync(backups)).toContain('vo2max-later.db')
  await backUp(readEnv({ DATA_DIR: dataDir }), { now: () => noon + 15 * day })
  expect(readdirSync(backups)).not.toContain('vo2max-later.db')
})

test('a failed backup leaves no file', async () => {
  const { dataDir, backups } = await savedDatabase()
  const empty = join(dataDir, 'empty')
  await expect(backUp(readEnv({ DATA_DIR: empty, BACKUP_DIR: backups }), clock)).rejects.toThrow('there is no')
  expect(readdirSync(backups)).toEqual([])
})

const binaries = postgresBinaries()
const hasDump = spawnSync('pg_dump', ['--version']).status === 0
test.skipIf(!binaries || !hasDump)(
  'a dump of PostgreSQL, restored, has what was saved',
  { timeout: 60_000 },
  async () => {
    const { dataDir } = await savedDatabase()
    const server = await startPostgres(binaries!)
    onTestFinished(() => server.stop())
    const [url, restored] = [await server.newDatabase(), await server.newDatabase()]
    const store = await openStore({ DATABASE_URL: url, DATA_DIR: '' }, jsonLogger('silent'))
    const saved = await saveIn(store)
    await store.close()
    const file = await backUp(readEnv({ DATABASE_URL: url, DATA_DIR: dataDir }), clock)
    expect(spawnSync('pg_restore', ['--no-owner', `--dbname=${restored}`, file]).status).toBe(0)
    const copy = await openStore({ DATABASE_URL: restored, DATA_DIR: '' }, jsonLogger('silent'))
    expect((await copy.list(saved.visitorId, 10)).records).toEqual([saved.record])
    await copy.close()
  },
)

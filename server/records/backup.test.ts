import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { without } from '#tests/support/executables.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { newPostgresDatabase, newSqliteDatabase } from '#tests/support/server/database.ts'
import { saveIn } from '#tests/support/server/new-save.ts'
import { noon } from '#tests/support/server/noon.ts'
import { postgresBinaries, startPostgres } from '#tests/support/server/postgres-server.ts'
import { day } from '../clock.ts'
import { readEnv } from '../env.ts'
import { backUp } from './backup.ts'
import { sqlitePath } from './sqlite.ts'

const clock = { now: () => noon }

async function savedDatabase() {
  const { env, open } = newSqliteDatabase()
  const store = await open()
  const [file, backups] = [sqlitePath(env.DATA_DIR), join(env.DATA_DIR, 'backups')]
  mkdirSync(backups)
  /** Leaves a backup that was made so many days ago. */
  function leaveBackup(name: string, { days }: { days: number }) {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), new Date(noon - days * day), new Date(noon - days * day))
  }
  return { env: readEnv(env), file, store, backups, leaveBackup, saved: await saveIn(store) }
}

/** Returns the records of a visitor in a database that is copied to a new data folder. */
async function restoredFrom(file: string, { visitorId }: { visitorId: string }) {
  const { env, open } = newSqliteDatabase()
  copyFileSync(file, sqlitePath(env.DATA_DIR))
  return (await (await open()).list(visitorId, 10)).records
}

test('a backup of a running site, copied to a data folder, has what was saved', async () => {
  const { env, backups, saved } = await savedDatabase()
  const file = await backUp(env, clock)
  expect(file).toBe(join(backups, 'vo2max-2026-11-21T12-00-00.000Z.db'))
  expect(await restoredFrom(file, saved)).toEqual([saved.record])
})

test('the one file of a stopped site is a whole copy', async () => {
  const { file, store, saved } = await savedDatabase()
  await store.close()
  expect(await restoredFrom(file, saved)).toEqual([saved.record])
})

test('a backup that fails deletes only those over 30 days old', async () => {
  const { env, backups, file, store, leaveBackup } = await savedDatabase()
  await store.close()
  rmSync(file)
  leaveBackup('vo2max-29.db', { days: 29 })
  leaveBackup('vo2max-31.db', { days: 31 })
  await expect(backUp(env, clock)).rejects.toThrow('there is no')
  expect(readdirSync(backups)).toEqual(['vo2max-29.db'])
})

test('only backups over 14 days old go', async () => {
  const { env, backups, leaveBackup } = await savedDatabase()
  leaveBackup('vo2max-old.db', { days: 15 })
  leaveBackup('vo2max-recent.db', { days: 13 })
  leaveBackup('notes.txt', { days: 15 })
  await backUp(env, clock)
  expect(readdirSync(backups).sort()).toEqual(['notes.txt', 'vo2max-2026-11-21T12-00-00.000Z.db', 'vo2max-recent.db'])
})

test('a backup later than now counts as made now', async () => {
  const { env, backups, leaveBackup } = await savedDatabase()
  leaveBackup('vo2max-later.db', { days: -400 })
  await backUp(env, clock)
  expect(readdirSync(backups)).toContain('vo2max-later.db')
  await backUp(env, { now: () => noon + 15 * day })
  expect(readdirSync(backups)).not.toContain('vo2max-later.db')
})

test('a failed backup leaves no file', async () => {
  const [empty, backups] = [newFolder(), newFolder()]
  await expect(backUp(readEnv({ DATA_DIR: empty, BACKUP_DIR: backups }), clock)).rejects.toThrow('there is no')
  expect(readdirSync(backups)).toEqual([])
})

test('a dump of PostgreSQL, restored, has what was saved', async ({ skip }) => {
  skip(...without('PostgreSQL'))
  skip(spawnSync('pg_dump', ['--version']).status !== 0, 'pg_dump')
  const server = await startPostgres(postgresBinaries()!)
  onTestFinished(() => server.stop())
  const [database, restored] = [await newPostgresDatabase(server), await newPostgresDatabase(server)]
  const saved = await saveIn(await database.open())
  const file = await backUp(readEnv(database.env), clock)
  expect(spawnSync('pg_restore', ['--no-owner', `--dbname=${restored.env.DATABASE_URL}`, file]).status).toBe(0)
  expect((await (await restored.open()).list(saved.visitorId, 10)).records).toEqual([saved.record])
})

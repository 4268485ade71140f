import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { without } from '#tests/support/executables.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { newPostgresDatabase, newSqliteDatabase } from '#tests/support/server/database.ts'
import { saveIn } from '#tests/support/server/new-save.ts'
import { noon } from '#tests/support/server/noon.ts'
import { findPostgres, startPostgres } from '#tests/support/server/postgres-server.ts'
import { day } from '../clock.ts'
import { readEnv } from '../env.ts'
import { backUp } from './backup.ts'
import { sqlitePath } from './sqlite.ts'

const clock = { now: () => noon }

const nameOfBackup = (time: number) => `vo2max-${new Date(time).toISOString().replaceAll(':', '-')}.db`

async function savedDatabase() {
  const { env, open } = newSqliteDatabase()
  const store = await open()
  const [file, backups] = [sqlitePath(env.DATA_DIR), join(env.DATA_DIR, 'backups')]
  mkdirSync(backups)
  /** Leaves a file that was written so many days ago, by default a backup. Returns its name. */
  function leaveFile(days: number, name = nameOfBackup(noon - days * day)): string {
    writeFileSync(join(backups, name), '')
    utimesSync(join(backups, name), new Date(noon - days * day), new Date(noon - days * day))
    return name
  }
  return { env: readEnv(env), file, store, backups, leaveFile, saved: await saveIn(store) }
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
  const { env, backups, file, store, leaveFile } = await savedDatabase()
  await store.close()
  rmSync(file)
  leaveFile(31)
  const kept = leaveFile(29)
  await expect(backUp(env, clock)).rejects.toThrow('there is no')
  expect(readdirSync(backups)).toEqual([kept])
})

test('only backups over 14 days old go', async () => {
  const { env, backups, leaveFile } = await savedDatabase()
  leaveFile(15)
  const kept = [leaveFile(13), leaveFile(15, 'notes.txt'), leaveFile(15, 'vo2max-notes.txt')]
  await backUp(env, clock)
  expect(readdirSync(backups).sort()).toEqual([...kept, nameOfBackup(noon)].sort())
})

test('a backup later than now counts as made now', async () => {
  const { env, backups, leaveFile } = await savedDatabase()
  const later = leaveFile(-400)
  await backUp(env, clock)
  expect(readdirSync(backups)).toContain(later)
  await backUp(env, { now: () => noon + 15 * day })
  expect(readdirSync(backups)).not.toContain(later)
})

test('a failed backup leaves no file', async () => {
  const [empty, backups] = [newFolder(), newFolder()]
  await expect(backUp(readEnv({ DATA_DIR: empty, BACKUP_DIR: backups }), clock)).rejects.toThrow('there is no')
  expect(readdirSync(backups)).toEqual([])
})

test('a dump of PostgreSQL, restored, has what was saved', async ({ skip }) => {
  skip(...without('PostgreSQL'))
  skip(spawnSync('pg_dump', ['--version']).status !== 0, 'pg_dump')
  const server = await startPostgres(findPostgres()!)
  onTestFinished(() => server.stop())
  const [database, restored] = [await newPostgresDatabase(server), await newPostgresDatabase(server)]
  const saved = await saveIn(await database.open())
  const file = await backUp(readEnv(database.env), clock)
  expect(spawnSync('pg_restore', ['--no-owner', `--dbname=${restored.env.DATABASE_URL}`, file]).status).toBe(0)
  expect((await (await restored.open()).list(saved.visitorId, 10)).records).toEqual([saved.record])
})

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import type { Clock } from '../../ops/clock.ts'
import type { Env } from '../../ops/env.ts'
import { silentLog } from '../../ops/log.ts'
import { backupPrefix } from '../../ops/newest-backup.ts'
import { openStore } from '../open-store.ts'
import { backUpPostgres, restorePostgres } from '../postgres/backup.ts'
import { backUpSqlite, restoreSqlite, type Counts } from '../sqlite/backup.ts'

type Database = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Backs up the running site into a new file. If `target` ends in `/`, has no suffix or is an existing folder, the file
 * goes into that folder and is named by the time. The file appears once it is complete, checked and on the disk,
 * readable by its owner.
 * @throws Error when the file exists, or when the database cannot be read
 */
export async function backUp(
  { DATABASE_URL, DATA_DIR }: Database,
  target: string,
  clock: Clock,
): Promise<{ file: string; bytes: number }> {
  const moment = new Date(clock.now()).toISOString().slice(0, 19).replaceAll(':', '-')
  const isFolder = target.endsWith('/') || extname(target) === '' || isExistingFolder(target)
  if (isFolder) mkdirSync(target, { recursive: true, mode: 0o700 })
  const file = isFolder ? join(target, `${backupPrefix}${moment}Z.${DATABASE_URL ? 'dump' : 'db'}`) : target
  if (existsSync(file)) throw new Error(`${file} is there already`)
  const partial = `${file}.partial`
  // left by an interrupted backup
  rmSync(partial, { force: true })
  try {
    await (DATABASE_URL ? backUpPostgres(DATABASE_URL, partial) : backUpSqlite(DATA_DIR, partial))
    flushToDisk(partial)
    renameSync(partial, file)
    flushToDisk(dirname(file))
    return { file, bytes: statSync(file).size }
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/**
 * Restores a backup into the database of the environment, which must be of the same kind, and opens it once, to migrate
 * it. Keeps a copy of the replaced database until the restored one opens; a failure names that copy.
 * @throws Error when the file is not this site's, or when the database is in use, or holds visitors and `overwrite` is
 * false
 */
export async function restore(env: Env, file: string, overwrite: boolean): Promise<Counts> {
  const { DATABASE_URL, DATA_DIR } = env
  if (!existsSync(file)) throw new Error(`there is no ${file}`)
  const replaced = DATABASE_URL ? `${file}.replaced` : join(DATA_DIR, 'vo2max.db.replaced')
  if (existsSync(replaced)) throw new Error(`${replaced} is left from a restore that failed: move it away first`)
  const counts = await (DATABASE_URL
    ? restorePostgres(file, DATABASE_URL, overwrite, replaced)
    : restoreSqlite(file, DATA_DIR, overwrite, replaced))
  try {
    await (await openStore(env, silentLog)).close()
  } catch (cause) {
    const kept = existsSync(replaced) ? `; what it replaced is in ${replaced}` : ''
    throw new Error(`the restored database does not open: ${(cause as Error).message}${kept}`, { cause })
  }
  rmSync(replaced, { force: true })
  return counts
}

function isExistingFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

function flushToDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseSync } from '@photostructure/sqlite'
import { millisecondsOf } from '#contract/published-constants.ts'
import { type Clock, day } from '../clock.ts'
import type { Env } from '../env.ts'
import { sqlitePath } from './sqlite.ts'

/** Below the 30 days that the privacy page promises, so that a late run breaks no promise. */
const lifetime = 14 * day

/**
 * Writes a backup of the running site, named by the time, then deletes those over 14 days old, in `BACKUP_DIR` or
 * `DATA_DIR`/backups. Those over the 30 days of the privacy page go even if it fails. Returns the file's path, which
 * exists once it is complete.
 */
export async function backUp(
  { DATABASE_URL, DATA_DIR, BACKUP_DIR = join(DATA_DIR, 'backups') }: Env,
  clock: Clock,
): Promise<string> {
  mkdirSync(BACKUP_DIR, { recursive: true, mode: 0o700 })
  deleteOld(BACKUP_DIR, clock.now(), millisecondsOf('backups'))
  const time = new Date(clock.now()).toISOString().replaceAll(':', '-')
  const file = join(BACKUP_DIR, `vo2max-${time}.${DATABASE_URL ? 'dump' : 'db'}`)
  const partial = `${file}.partial`
  try {
    await (DATABASE_URL ? dumpPostgres(DATABASE_URL, partial) : copySqlite(sqlitePath(DATA_DIR), partial))
    renameSync(partial, file)
    // only now, so that failures do not soon leave none
    deleteOld(BACKUP_DIR, clock.now(), lifetime)
    return file
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Matches the names of backups, also of unfinished ones: other files of the folder are not ours. */
const backupName = /^vo2max-\d{4}-\d\d-\d\dT[\d.-]+Z\.(db|dump)(\.partial)?$/

/** Deletes the backups older than `maxAge`, in ms. */
function deleteOld(folder: string, now: number, maxAge: number): void {
  for (const name of readdirSync(folder).filter((entry) => backupName.test(entry))) {
    const file = join(folder, name)
    const { mtimeMs } = statSync(file)
    if (mtimeMs < now - maxAge) rmSync(file)
    // from a clock that was ahead: it would be kept for longer
    else if (mtimeMs > now) utimesSync(file, now / 1000, now / 1000)
  }
}

/** Copies a snapshot without free pages, and so without deleted data. */
function copySqlite(source: string, file: string): void {
  if (!existsSync(source)) throw new Error(`there is no ${source}`)
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout=5000')
    database.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`)
  } finally {
    database.close()
  }
}

async function dumpPostgres(url: string, file: string): Promise<void> {
  const address = new URL(url)
  // other users can read a program's arguments, but not its environment
  const PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, address.href], { env })
}

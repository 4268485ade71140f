import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { durations } from '../../../contract/promises.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { backUpPostgres, restorePostgres } from '../../store/postgres/backup.ts'
import { backUpSqlite, restoreSqlite, type RecordCounts } from '../../store/sqlite/backup.ts'

type Database = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

const day = 24 * 60 * 60 * 1000

/** Days that a backup in a folder is kept by default. */
export const defaultKeepDays = 14
/** Of the days promised one is for the next run of a daily timer, and one is a reserve. */
export const maxKeepDays = durations.backups.count - 2

/** A file name of ours. It holds the time of the backup, so copying or touching the file does not change its age. */
const ourName = /^vo2max-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.(?:db|dump)(?:\.partial)?$/

export interface Backup {
  file: string
  bytes: number
  /** backups that were deleted for their age */
  expired: string[]
}

/**
 * Backs the running site up into a new file `target`, or into a new file in the folder `target`, where backups older
 * than `keepDays` are then deleted. The file appears once it is whole, checked and on the disk; only its owner may read it.
 */
export async function backUp(
  database: Database,
  target: string,
  { clock, keepDays = defaultKeepDays }: { clock: Clock; keepDays?: number },
): Promise<Backup> {
  const isFolder = existsSync(target) && statSync(target).isDirectory()
  if (!isFolder) return { file: target, bytes: await writeBackup(database, target), expired: [] }
  const file = join(target, nameAt(clock.now(), database))
  try {
    const bytes = await writeBackup(database, file)
    return { file, bytes, expired: expire(target, clock.now() - keepDays * day) }
  } catch (error) {
    // without a new backup the old ones are needed, but not beyond what readers are promised
    expire(target, clock.now() - maxKeepDays * day)
    throw error
  }
}

/** Puts a backup into the database of the environment; it must be of the same kind. */
export async function restore(
  { DATABASE_URL, DATA_DIR }: Database,
  file: string,
  { overwrite }: { overwrite: boolean },
): Promise<RecordCounts> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`)
  return DATABASE_URL
    ? restorePostgres(file, DATABASE_URL, overwrite)
    : restoreSqlite(file, { dataDir: DATA_DIR, overwrite })
}

/** Answers its size in bytes. */
async function writeBackup({ DATABASE_URL, DATA_DIR }: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} is there already`)
  const partial = `${file}.partial`
  // what an interrupted run left
  rmSync(partial, { force: true })
  try {
    if (DATABASE_URL) await backUpPostgres(DATABASE_URL, partial)
    else await backUpSqlite(DATA_DIR, partial)
    flush(partial)
    renameSync(partial, file)
    flush(dirname(file))
    return statSync(file).size
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function nameAt(time: number, { DATABASE_URL }: Database): string {
  const moment = new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')
  return `vo2max-${moment}Z.${DATABASE_URL ? 'dump' : 'db'}`
}

/** Deletes our backups of a folder that are older than `oldest`, and nothing else. */
function expire(folder: string, oldest: number): string[] {
  const old = readdirSync(folder).filter((name) => {
    const [, date, hours, minutes, seconds] = ourName.exec(name) ?? []
    return date !== undefined && Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) < oldest
  })
  for (const name of old) rmSync(join(folder, name))
  return old
}

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Clock } from '../../ops/clock.ts'
import { readEnv, type Env } from '../../ops/env.ts'
import { backUpPostgres, restorePostgres } from '../postgres/backup.ts'
import { backUpSqlite, restoreSqlite, type Counts } from '../sqlite/backup.ts'

type Database = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/**
 * Backs up the running site into the new file `target`, or into a new file named by the time in the folder `target`.
 * The file appears once it is complete, checked and on disk.
 */
export async function backUp(
  { DATABASE_URL, DATA_DIR }: Database,
  target: string,
  clock: Clock,
): Promise<{ file: string; bytes: number }> {
  const moment = new Date(clock.now()).toISOString().slice(0, 19).replaceAll(':', '-')
  const isFolder = existsSync(target) && statSync(target).isDirectory()
  const file = isFolder ? join(target, `vo2max-${moment}Z.${DATABASE_URL ? 'dump' : 'db'}`) : target
  if (existsSync(file)) throw new Error(`${file} is there already`)
  const partial = `${file}.partial`
  // left by an interrupted backup
  rmSync(partial, { force: true })
  try {
    await (DATABASE_URL ? backUpPostgres(DATABASE_URL, partial) : backUpSqlite(DATA_DIR, partial))
    flush(partial)
    renameSync(partial, file)
    flush(dirname(file))
    return { file, bytes: statSync(file).size }
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** Restores a backup into the database of the environment, which must be of the same kind. */
export async function restore({ DATABASE_URL, DATA_DIR }: Database, file: string, overwrite: boolean): Promise<Counts> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`)
  return DATABASE_URL ? restorePostgres(file, DATABASE_URL, overwrite) : restoreSqlite(file, DATA_DIR, overwrite)
}

/** Runs a command on the environment's database. Prints its result as one line of JSON, or its error as one line. */
export async function databaseCommand(work: (env: Env) => Promise<object>): Promise<void> {
  // files that the command writes are readable by its user only
  process.umask(0o077)
  try {
    process.stdout.write(`${JSON.stringify(await work(readEnv(process.env)))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { applicationName } from './pool.ts'
import { query } from './pool.ts'
import type { Counts } from '../sqlite/backup.ts'

/** Copies the whole database to `file` in pg_dump's own format, as it is at one moment, while the site goes on saving. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  writeFileSync(file, '', { mode: 0o600, flag: 'wx' })
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)
  await refuseUnlessOurs(file)
}

/**
 * Puts a backup into the database at `url`, in one transaction: a failure leaves what was there.
 * Throws when instances of the site are connected, or, unless `overwrite`, when visitors are in it.
 */
export async function restorePostgres(file: string, url: string, overwrite: boolean): Promise<Counts> {
  await refuseUnlessOurs(file)
  await refuseUnlessFree(url, overwrite)
  const whole = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists', '--no-owner', '--no-privileges']
  await run('pg_restore', [...whole, file], url)
  return countRecords(url)
}

async function refuseUnlessOurs(file: string): Promise<void> {
  const contents = await run('pg_restore', ['--list', file])
  if (!['visitors', 'records'].every((table) => contents.includes(` TABLE DATA public ${table} `))) {
    throw new Error('the file is no backup of this site')
  }
}

async function refuseUnlessFree(url: string, overwrite: boolean): Promise<void> {
  const [connected] = await query(
    url,
    `select count(*)::int as instances from pg_stat_activity
     where datname = current_database() and application_name = '${applicationName}'`,
  )
  if (connected!.instances) throw new Error('the database is in use: stop every instance of the site first')
  const [table] = await query(url, `select to_regclass('visitors') is not null as found`)
  const [held] = table!.found ? await query(url, 'select count(*)::int as visitors from visitors') : []
  if (held?.visitors && !overwrite) {
    throw new Error(`the database holds ${Number(held.visitors)} visitors: --overwrite puts the backup in their place`)
  }
}

async function countRecords(url: string): Promise<Counts> {
  const [counts] = await query(
    url,
    `select (select count(*)::int from visitors) as visitors, (select count(*)::int from records) as records`,
  )
  return counts as unknown as Counts
}

/** Runs one of PostgreSQL's programs and answers what it printed. @throws Error with its error message */
async function run(program: string, words: string[], url?: string): Promise<string> {
  const { dbname, password } = url ? connection(url) : { dbname: [], password: undefined }
  const started = spawn(program, [...dbname, ...words], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const [printed, errorText, [code]] = await Promise.all([
      text(started.stdout),
      text(started.stderr),
      once(started, 'close') as Promise<[number | null]>,
    ])
    if (code !== 0) throw new Error(inOneLine(errorText) || `${program} ended with code ${code}`)
    return printed
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const advice = "install PostgreSQL's client programs, on Debian postgresql-client"
    throw new Error(`there is no ${program} on the PATH: ${advice}`, { cause: error })
  }
}

const inOneLine = (errorText: string) => errorText.trim().replaceAll(/\s+/g, ' ')

/** Everybody on the machine can read the arguments of a program, so the password is passed in its environment. */
function connection(url: string): { dbname: string[]; password: string | undefined } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { dbname: [`--dbname=${address.href}`], password: password || undefined }
}

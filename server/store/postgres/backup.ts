import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DEFAULT_MIGRATION_TABLE } from 'kysely'
import { isOfKnownVersion } from '../migrations/migrate.ts'
import { applicationName, query } from './pool.ts'
import type { Counts } from '../sqlite/backup.ts'

/** Copies the whole database to `file` in pg_dump's own format, as it is at one moment, while the site goes on saving. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)
  await refuseUnlessOurs(file)
}

/**
 * Restores a backup into the database at `url`, in one transaction: a failure leaves the database as it was. A database that is
 * replaced is dumped to the file `replaced` first.
 * @throws Error when instances of the site are connected, or when it holds visitors and `overwrite` is false
 */
export async function restorePostgres(
  file: string,
  url: string,
  overwrite: boolean,
  replaced: string,
): Promise<Counts> {
  await refuseUnlessOurs(file)
  if (await refuseUnlessFree(url, overwrite)) await backUpPostgres(url, replaced)
  const whole = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists', '--no-owner', '--no-privileges']
  await run('pg_restore', [...whole, file], url)
  const [counts] = await query(
    url,
    `select (select count(*)::int from visitors) as visitors, (select count(*)::int from records) as records`,
  )
  return counts as unknown as Counts
}

/** @throws Error when a file is not a backup of this site at this version or an earlier one */
async function refuseUnlessOurs(file: string): Promise<void> {
  const contents = await run('pg_restore', ['--list', file])
  const hasTables = ['visitors', 'records', DEFAULT_MIGRATION_TABLE].every((table) =>
    contents.includes(` TABLE DATA public ${table} `),
  )
  const isLinked = / FK CONSTRAINT public records /.test(contents)
  if (!hasTables || !isLinked || !isOfKnownVersion(await migrationsIn(file))) {
    throw new Error('the file is no backup of this site')
  }
}

/** Returns the names of the migrations that a backup has done. */
async function migrationsIn(file: string): Promise<string[]> {
  const rows = await run('pg_restore', ['--data-only', `--table=${DEFAULT_MIGRATION_TABLE}`, '--file=-', file])
  const [, copied = ''] = /^COPY .*;\n([^]*?)^\\\.$/m.exec(rows) ?? []
  return copied
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t')[0]!)
}

/** Returns whether there are tables of the site to replace. */
async function refuseUnlessFree(url: string, overwrite: boolean): Promise<boolean> {
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
  return Boolean(table!.found)
}

/** Runs one of PostgreSQL's programs and answers what it printed. @throws Error with its error message */
async function run(program: string, words: string[], url?: string): Promise<string> {
  const { dbname, password } = url ? connection(url) : { dbname: [], password: undefined }
  try {
    const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
    return (await promisify(execFile)(program, [...dbname, ...words], { env })).stdout
  } catch (cause) {
    const { code, stderr = '' } = cause as { code: unknown; stderr?: string }
    const missing = `there is no ${program} on the PATH: install PostgreSQL's client programs, on Debian postgresql-client`
    const said = stderr.trim().replaceAll(/\s+/g, ' ') || `${program} ended with ${String(code)}`
    throw new Error(code === 'ENOENT' ? missing : said, { cause })
  }
}

/** Everybody on the machine can read the arguments of a program, so the password is passed in its environment. */
function connection(url: string): { dbname: string[]; password: string | undefined } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { dbname: [`--dbname=${address.href}`], password: password || undefined }
}

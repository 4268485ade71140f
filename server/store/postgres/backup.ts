import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DEFAULT_MIGRATION_TABLE } from 'kysely'
import { isKnownVersion } from '../migrations/migrate.ts'
import { applicationName, query } from './pool.ts'
import type { Counts } from '../sqlite/backup.ts'

/** Copies a snapshot of the database to `file` in pg_dump's custom format, while the site goes on saving. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)
  await requireSiteBackup(file)
}

/**
 * Restores a backup into the database at `url`, in one transaction: a failure leaves the database as it was. First
 * dumps the replaced database, if any, to the file `replaced`.
 * @throws Error when instances of the site are connected, or when it holds visitors and `overwrite` is false
 */
export async function restorePostgres(
  file: string,
  url: string,
  overwrite: boolean,
  replaced: string,
): Promise<Counts> {
  await requireSiteBackup(file)
  if (await requireReplaceable(url, overwrite)) await backUpPostgres(url, replaced)
  const options = ['--single-transaction', '--exit-on-error', '--clean', '--if-exists', '--no-owner', '--no-privileges']
  await run('pg_restore', [...options, file], url)
  const [counts] = await query(
    url,
    `select (select count(*)::int from visitors) as visitors, (select count(*)::int from records) as records`,
  )
  return counts as unknown as Counts
}

/** @throws Error when a file is not a backup of this site at this version or an earlier one */
async function requireSiteBackup(file: string): Promise<void> {
  const contents = await run('pg_restore', ['--list', file])
  const hasTables = ['visitors', 'records', DEFAULT_MIGRATION_TABLE].every((table) =>
    contents.includes(` TABLE DATA public ${table} `),
  )
  const isLinked = / FK CONSTRAINT public records /.test(contents)
  if (!hasTables || !isLinked || !isKnownVersion(await migrationsIn(file))) {
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
async function requireReplaceable(url: string, overwrite: boolean): Promise<boolean> {
  const [connected] = await query(
    url,
    `select count(*)::int as instances from pg_stat_activity
     where datname = current_database() and application_name = '${applicationName}'`,
  )
  if (connected!.instances) throw new Error('the database is in use: stop every instance of the site first')
  const [table] = await query(url, `select to_regclass('visitors') is not null as found`)
  const [existing] = table!.found ? await query(url, 'select count(*)::int as visitors from visitors') : []
  if (existing?.visitors && !overwrite) {
    throw new Error(
      `the database holds ${Number(existing.visitors)} visitors: --overwrite puts the backup in their place`,
    )
  }
  return Boolean(table!.found)
}

/** Runs one of PostgreSQL's programs. Returns its output. @throws Error with the program's message */
async function run(program: string, args: string[], url?: string): Promise<string> {
  const { dbname, password } = url ? connectionArguments(url) : { dbname: [], password: undefined }
  try {
    const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
    return (await promisify(execFile)(program, [...dbname, ...args], { env })).stdout
  } catch (cause) {
    const { code, stderr = '' } = cause as { code: unknown; stderr?: string }
    const missing = `there is no ${program} on the PATH: install PostgreSQL's client programs, on Debian postgresql-client`
    const output = stderr.trim().replaceAll(/\s+/g, ' ') || `${program} ended with ${String(code)}`
    throw new Error(code === 'ENOENT' ? missing : output, { cause })
  }
}

/** Separates the password from the URL: other users can read a program's arguments, but not its environment. */
function connectionArguments(url: string): { dbname: string[]; password: string | undefined } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { dbname: [`--dbname=${address.href}`], password: password || undefined }
}

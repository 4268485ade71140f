import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { onTestFinished, type TestContext } from 'vitest'
import { without } from '../support/executables.ts'
import { newPostgresDatabase, newSqliteDatabase, type TestDatabase } from '../support/server/database.ts'
import { findPostgres, serverOwner, startPostgres } from '../support/server/postgres-server.ts'
import { startProcess } from '../support/server/server-process.ts'
import type { Row } from './load.ts'

/** The databases by name. Where a machine lacks one, `newDatabase` skips the test. */
export const databases: [name: string, newDatabase: (context: Pick<TestContext, 'skip'>) => Promise<TestDatabase>][] = [
  ['SQLite', async () => newSqliteDatabase()],
  [
    'PostgreSQL',
    async ({ skip }) => {
      skip(...without('PostgreSQL'))
      return newPostgresDatabase(await privatePostgres())
    },
  ],
]

/** Starts a PostgreSQL server that is stopped after the test. */
export async function privatePostgres() {
  const server = await startPostgres(findPostgres()!)
  onTestFinished(() => server.stop())
  return {
    ...server,
    /** Signals each process of the server: SIGSTOP freezes it, SIGCONT resumes it. */
    signal(signal: 'SIGSTOP' | 'SIGCONT') {
      const first = server.pid()
      const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').filter(Boolean)
      for (const pid of [first, ...children.map(Number)]) process.kill(pid, signal)
    },
    /** Limits the size of files that new connections can write. */
    limitFiles: (bytes: string) => limitFiles(server.pid(), bytes, serverOwner()),
  }
}

/** Limits the size of files that a process can write. */
export function limitFiles(pid: number, bytes: string, user?: ReturnType<typeof serverOwner>): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { ...user })
}

export const rowsOf = async ({ sql }: Pick<TestDatabase, 'sql'>): Promise<Row[]> =>
  (await sql('select id, weight, distance from records')).map(({ id, weight, distance }) => ({
    id: String(id),
    weight: Number(weight),
    distance: Number(distance),
  }))

/** In these tests one machine sends all requests, so the rate limit is the highest possible. */
export const siteSettings = { RATE_LIMIT_MAX: '1000000' }

export const startSite = ({ env }: Pick<TestDatabase, 'env'>, commandLine?: string[]) =>
  startProcess({ ...siteSettings, ...env }, commandLine)

export const urlOf = async (site: ReturnType<typeof startSite>) => `http://127.0.0.1:${await site.port()}`

import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { querySqlite } from '../support/server/database.ts'
import { postgresBinaries, query, startPostgres } from '../support/server/postgres.ts'
import { newFolder, startProcess } from '../support/server/server-process.ts'
import type { Row } from './load.ts'

/** An empty database for a test. */
export interface Database {
  env: Record<'DATA_DIR' | 'DATABASE_URL', string>
  /** runs a statement directly on the database and returns its rows */
  query(statement: string): Promise<Record<string, unknown>[]>
}

export const binaries = postgresBinaries()

export const databases: [name: string, isAvailable: boolean, newDatabase: () => Promise<Database>][] = [
  ['SQLite', true, async () => sqlite()],
  ['PostgreSQL', Boolean(binaries), async () => postgres(await privatePostgres())],
]

export function sqlite(folder = newFolder()): Database {
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    query: async (statement) => querySqlite(join(folder, 'vo2max.db'), statement),
  }
}

export async function postgres(server: Awaited<ReturnType<typeof privatePostgres>>): Promise<Database> {
  const url = await server.newDatabase()
  return { env: { DATA_DIR: newFolder(), DATABASE_URL: url }, query: (statement) => query(url, statement) }
}

/** Starts a PostgreSQL server that is stopped after the test. */
export async function privatePostgres() {
  const server = await startPostgres(binaries!)
  onTestFinished(() => server.stop())
  return server
}

export const rowsOf = async ({ query: queryDatabase }: Database): Promise<Row[]> =>
  (await queryDatabase('select id, weight, distance from records')).map(({ id, weight, distance }) => ({
    id: String(id),
    weight: Number(weight),
    distance: Number(distance),
  }))

/** In these tests one machine sends all requests, so the rate limit is the highest possible. */
export const siteSettings = { RATE_LIMIT_MAX: '1000000' }

export const startSite = ({ env }: Pick<Database, 'env'>, commandLine?: string[]) =>
  startProcess({ ...siteSettings, ...env }, commandLine)

export const urlOf = async (site: ReturnType<typeof startSite>) => `http://127.0.0.1:${await site.port()}`

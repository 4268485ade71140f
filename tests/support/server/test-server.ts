import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { RouterContextProvider } from 'react-router'
import { afterAll, onTestFinished } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { recordsContext } from '#contract/page-context.ts'
import { exportPaths, type SavedRecord, type VisitorRecords } from '#contract/records.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { jsonLogger } from '#server/log.ts'
import type { RenderRequest, SitePages } from '#server/pages/page.ts'
import { readStaticFiles } from '#server/pages/static-files.ts'
import { type RecordStore, StoreUnavailableError } from '#server/records/store.ts'
import type { AtEnd } from '../new-folder.ts'
import { newSqliteDatabase } from './database.ts'
import { newCalculation } from './new-save.ts'
import { noon } from './noon.ts'

/** A request that saves a run. */
export const runPost = { method: 'POST', url: calculatePath, payload: newCalculation() } as const

/** Returns a request that posts a form as a browser does. */
export const formPost = (url: string, payload: string, headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  }) as const

interface ServerOptions {
  env?: Partial<AppOptions['env']>
  store?: RecordStore
  /** what a rendered page does with the records of its visitor */
  page?: (records: VisitorRecords) => Promise<unknown>
}

/**
 * Builds the whole server over an empty SQLite database, with a few pages and a recorded log, and closes it after the
 * test. It does not listen.
 */
export async function newServer({ env, store, page }: ServerOptions = {}, atEnd: AtEnd = onTestFinished) {
  const pages = pagesForTests(page)
  const database = newSqliteDatabase(atEnd)
  const clock = { time: noon, now: () => clock.time }
  const logged: string[] = []
  const logger = jsonLogger('trace', { write: (line) => void logged.push(line) })
  store ??= await database.open({ log: logger })
  const app = await buildApp({
    store,
    clock,
    pages,
    env: { SITE_URL: undefined, TRUST_PROXY: false, RATE_LIMIT_MAX: 1_000_000, ...env },
    logger,
  })
  atEnd(() => app.close())
  return {
    app,
    store,
    clock,
    pages,
    /** all log lines so far, at every level */
    logged,
    rows: () => database.sql('select * from records order by created_at'),
    visitors: () => database.sql('select * from visitors order by created_at'),
  }
}

/** Builds a server that all tests of a file share, because one for each of many tests is slow. */
export async function sharedServer(): Promise<{ app: FastifyInstance }> {
  const { app } = await newServer({}, afterAll)
  return { app }
}

/** Listens on a local port. Returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** Returns a visitor with their own browser, which keeps the cookie. */
export function newVisitor({ app }: { app: FastifyInstance }) {
  const visitor = {
    cookie: '',
    async send(method: 'GET' | 'POST', url: string, payload?: object | string, headers = {}) {
      const given = { cookie: `visitor=${visitor.cookie}`, ...headers }
      const response = await app.inject({ method, url, headers: given, ...(payload && { payload }) })
      for (const { value } of response.cookies) visitor.cookie = value
      return response
    },
    async save(body: object = newCalculation()): Promise<SavedRecord> {
      return (await visitor.send('POST', calculatePath, body)).json()
    },
    async records(): Promise<SavedRecord[]> {
      return (await visitor.send('GET', exportPaths.json)).json()
    },
  }
  return visitor
}

/** Returns a store whose calls fail with `error`, by default StoreUnavailableError. */
export function failingStore(error: Error = new StoreUnavailableError('disk full')): RecordStore {
  return new Proxy({}, { get: () => () => Promise.reject(error) }) as RecordStore
}

let builtFolder: string | undefined

/** Returns the folder of the tests' built files, which is written once. */
function writeBuiltFolder(): string {
  if (builtFolder) return builtFolder
  const folder = mkdtempSync(join(tmpdir(), 'vo2max-pages-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  function write(name: string, content: string) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
  for (const path of ['', 'en/', 'mesurer/', 'en/measure/', 'comprendre/', 'introuvable/', 'en/not-found/'])
    write(`${path}index.html`, `<h1>/${path}</h1><script>run()</script>`.padEnd(200))
  write('assets/vendor-1a2b.js', 'run()'.padEnd(200))
  builtFolder = folder
  return folder
}

/**
 * Returns built files, and a renderer in place of the site's own: it records each request, and always shows the same.
 */
function pagesForTests(page?: ServerOptions['page']) {
  const rendered: RenderRequest[] = []
  const folder = writeBuiltFolder()
  return {
    folder,
    files: readStaticFiles(folder),
    rendered,
    async render(request: RenderRequest, context: RouterContextProvider): ReturnType<SitePages['render']> {
      rendered.push(request)
      await page?.(context.get(recordsContext))
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
      return { status: 200, headers, body: '<h1>Rendered</h1>' }
    },
  } satisfies SitePages & Record<string, unknown>
}

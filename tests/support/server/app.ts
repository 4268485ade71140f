import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { RouterContextProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { calculatePath, calculationOf } from '#contract/calculate.ts'
import { recordsContext } from '#contract/page-context.ts'
import type { SavedRecord } from '#contract/records.ts'
import { exportPaths, type VisitorRecords } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { jsonLogger } from '#server/log.ts'
import type { RenderRequest, SitePages } from '#server/pages/page.ts'
import { readStaticFiles } from '#server/pages/static-files.ts'
import { type RecordStore, StoreUnavailableError } from '#server/records/store.ts'
import { newSqliteDatabase } from './database.ts'

export const noon = Date.UTC(2026, 10, 21, 12)

/** The body of a request that saves a run. */
export const runBody = calculationOf(defaultRun)

/** A request that saves `runBody`. */
export const saveRequest = { method: 'POST', url: calculatePath, payload: runBody } as const

/** Returns a request that posts a form as a browser does. */
export const formPost = (url: string, payload: string, headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  }) as const

interface SiteOptions {
  env?: Partial<AppOptions['env']>
  store?: RecordStore
  /** what a rendered page does with the records of its visitor */
  page?: (records: VisitorRecords) => Promise<unknown>
}

/** Builds the whole server over an empty SQLite database, with a few pages and a recorded log. It does not listen. */
export async function newApp({ env, store, page }: SiteOptions = {}) {
  const pages = pagesForTests(page)
  const database = await newSqliteDatabase()
  const clock = { time: noon, now: () => clock.time }
  const logged: string[] = []
  const logger = jsonLogger('trace', { write: (line) => void logged.push(line) })
  store ??= await database.open(logger)
  const app = await buildApp({
    store,
    clock,
    pages,
    env: { SITE_URL: undefined, TRUST_PROXY: false, RATE_LIMIT_MAX: 1_000_000, ...env },
    logger,
  })
  return {
    app,
    store,
    clock,
    pages,
    /** all log lines so far, at every level */
    logged,
    rows: () => database.sql('select * from records order by created_at'),
    visitors: () => database.sql('select * from visitors order by created_at'),
    sql: database.sql,
    /** Listens on a local port. Returns it. */
    async listen(): Promise<number> {
      await app.listen({ host: '127.0.0.1', port: 0 })
      return (app.server.address() as AddressInfo).port
    },
    async close() {
      await app.close()
      await database.remove()
    },
  }
}

/** Builds the same server for one test, and closes it when the test ends. */
export async function newSite(options?: SiteOptions) {
  const site = await newApp(options)
  onTestFinished(() => site.close())
  return site
}

/** Returns a visitor with their own browser, which keeps the cookie. */
export function newVisitor(site: Pick<Awaited<ReturnType<typeof newApp>>, 'app'>) {
  const visitor = {
    cookie: '',
    async send(method: 'GET' | 'POST', url: string, payload?: object | string, headers = {}) {
      const given = { cookie: `visitor=${visitor.cookie}`, ...headers }
      const response = await site.app.inject({ method, url, headers: given, ...(payload && { payload }) })
      for (const { value } of response.cookies) visitor.cookie = value
      return response
    },
    async save(body: object = runBody, headers = {}): Promise<SavedRecord> {
      return (await visitor.send('POST', calculatePath, body, headers)).json()
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

/** The folder of the built files for tests. */
const folder = mkdtempSync(join(tmpdir(), 'vo2max-pages-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const path of ['', 'en/', 'mesurer/', 'en/measure/', 'comprendre/', 'introuvable/', 'en/not-found/']) {
  writeBuilt(`${path}index.html`, `<h1>/${path}</h1><script>run()</script>`.padEnd(200))
}
writeBuilt('assets/vendor-1a2b.js', 'run()'.padEnd(200))

function writeBuilt(name: string, content: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}

/** Returns built files, and a renderer in place of the site's own: it records each request, and always shows the same. */
function pagesForTests(page?: SiteOptions['page']) {
  const rendered: RenderRequest[] = []
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

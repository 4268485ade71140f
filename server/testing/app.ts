import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../../api/calculate.ts'
import { saveRecordContext } from '../../api/page-context.ts'
import { recordOf, type SavedRecord } from '../../api/record.ts'
import { recordsPath, type RecordList } from '../../api/record-operations.ts'
import type { ProtocolEntry } from '../../domain/protocols/registry.ts'
import { buildApp, type AppOptions } from '../app.ts'
import { jsonLog } from '../ops/log.ts'
import type { StaticFile, FileMetadata } from '../http/static-files.ts'
import type { Pages, PageRequest } from '../ssr/page.ts'
import { noon, run } from './records.ts'
import { newSqliteDatabase } from './sqlite.ts'
import { StoreUnavailable, type Store } from '../store/store.ts'

/** The body of a POST to `calculatePath`. */
export const runBody = calculationOf(runRecordOf(run.inputs))

/** A request that saves `runBody`. */
export const saveRequest = { method: 'POST', url: calculatePath, payload: runBody } as const

/** The content type of a problem document. */
export const problemType = 'application/problem+json; charset=utf-8'

/** Returns a request that posts a form as a browser does. */
export const formPost = (url: string, payload: string, headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  }) as const

/** Builds the whole server over an empty SQLite database, with a few pages and a recorded log. It does not listen. */
export async function newApp({
  env,
  store,
  metrics,
  pages = pagesForTests(),
}: {
  env?: Partial<AppOptions['env']>
  store?: Store
  metrics?: AppOptions['metrics']
  pages?: Pages
} = {}) {
  const database = await newSqliteDatabase()
  const clock = { time: noon, now: () => clock.time }
  const logged: string[] = []
  const logger = jsonLog('trace', { write: (line) => void logged.push(line) })
  const app = await buildApp({
    store: store ?? (await database.open(logger)),
    clock,
    pages,
    metrics,
    env: { SITE_URL: undefined, TRUST_PROXY: false, RATE_LIMIT_MAX: 1_000_000, MAX_CONNECTIONS: 4000, ...env },
    logger,
  })
  return {
    app,
    clock,
    /** all log lines so far, at every level */
    logged,
    rows: () => database.sql('select * from records order by id'),
    visitors: () => database.sql('select * from visitors'),
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
export async function newSite(...given: Parameters<typeof newApp>) {
  const site = await newApp(...given)
  onTestFinished(() => site.close())
  return site
}

/** Returns a visitor with their own browser, which keeps cookies. */
export function newVisitor(site: Pick<Awaited<ReturnType<typeof newApp>>, 'app'>) {
  const visitor = {
    cookie: '',
    savingCookie: '',
    async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) {
      const response = await site.app.inject({
        method,
        url,
        headers: { cookie: `visitor=${visitor.cookie}; saving=${visitor.savingCookie}`, ...headers },
        ...(payload && { payload }),
      })
      for (const { name, value, expires } of response.cookies) {
        visitor[name === 'saving' ? 'savingCookie' : 'cookie'] = expires?.getTime() === 0 ? '' : value
      }
      return response
    },
    /** Saves an entry through the API, as the calculator does. */
    async saveEntry(entry: ProtocolEntry = run): Promise<SavedRecord> {
      return (await visitor.send('POST', recordsPath, recordOf(entry))).json()
    },
    async list(): Promise<RecordList> {
      return (await visitor.send('GET', recordsPath)).json()
    },
  }
  return visitor
}

/** Returns a store whose calls fail with `error`, by default StoreUnavailable. */
export function failingStore(error: Error = new StoreUnavailable('disk full')): Store {
  const fail = () => Promise.reject(error)
  const calls = ['insert', 'list', 'update', 'delete', 'deleteVisitor', 'erasedAt', 'revoke', 'touch', 'ping']
  const failing = [...calls, 'purgeInactive', 'purgeTombstones'].map((call) => [call, fail])
  return { ...Object.fromEntries(failing), close: () => Promise.resolve() }
}

/** Built files for tests. */
const files = new Map<string, StaticFile>([
  ...['/', '/en', '/mesurer', '/en/measure', '/comprendre'].map(
    (path) => [path, file(`<h1>${path}</h1>`, 'text/html; charset=utf-8', { policy: "default-src 'self'" })] as const,
  ),
  [
    '/assets/vendor-1a2b.js',
    file('run()', 'text/javascript; charset=utf-8', { cacheControl: 'public, max-age=31536000, immutable' }),
  ],
])

function file(text: string, type: string, more: Partial<FileMetadata>): StaticFile {
  const identity = Buffer.from(text.padEnd(200))
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const bodies = { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity }
  return { type, etag, cacheControl: 'public, max-age=0, s-maxage=1', ...more, bodies }
}

/** Returns pages that record each rendered request. A GET is a 404 page; a form saves `run`, whatever its fields. */
export function pagesForTests(): Pages & { rendered: PageRequest[] } {
  const rendered: PageRequest[] = []
  return {
    rendered,
    at: (path) => files.get(path),
    async render(request, context) {
      rendered.push(request)
      const policy = "default-src 'none'"
      if (request.form === undefined) return { status: 404, html: '<h1>404</h1>', policy }
      return { status: 200, html: await context.get(saveRecordContext)(runRecordOf(run.inputs)), policy }
    },
  }
}

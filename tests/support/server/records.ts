import { randomUUID } from 'node:crypto'
import type { Cookie } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { cookieNames } from '#contract/browser-storage.ts'
import { type Calculation, calculationOf } from '#contract/calculate.ts'
import { serviceLimits } from '#contract/published-constants.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { day } from '#server/clock.ts'
import { jsonLogger } from '#server/log.ts'
import { openStore } from '#server/records/open-store.ts'
import { sqlitePath } from '#server/records/sqlite.ts'
import type { RecordStore } from '#server/records/store.ts'
import type { RunningSite } from './built-site.ts'
import { querySqlite } from './database.ts'

/** A browser, by the cookies that it keeps. */
interface CookieReader {
  cookies(): Promise<Pick<Cookie, 'name' | 'value'>[]>
}
interface CookieWriter {
  addCookies(cookies: { name: string; value: string; url: string }[]): Promise<void>
}

/** Makes a browser that of a visitor with these distances, oldest first: one a day, the last one today. */
export async function seedRuns(site: RunningSite, context: CookieWriter, distances: number[]): Promise<void> {
  const visitorId = randomUUID()
  await inStore(site, async (store) => {
    for (const [index, distance] of distances.entries()) {
      const now = Date.now() - (distances.length - 1 - index) * day
      await store.insert({ visitorId, key: randomUUID(), calculation: calculationOf({ ...defaultRun, distance }), now })
    }
  })
  await context.addCookies([{ name: cookieNames.visitor, value: visitorId, url: site.url }])
}

/** Returns what is saved for the visitor of a browser, newest first. */
export async function savedCalculations(site: RunningSite, context: CookieReader): Promise<Calculation[]> {
  const visitorId = (await context.cookies()).find(({ name }) => name === cookieNames.visitor)?.value
  if (visitorId === undefined) return []
  const { records } = await inStore(site, (store) => store.list(visitorId, serviceLimits.recordsPerVisitor))
  return records.map(({ id: _id, createdAt: _createdAt, ...calculation }) => calculation)
}

/** Makes every use of the records fail, until the returned function brings them back or the test ends. */
export function takeRecordsAway(site: RunningSite): () => void {
  let areAway = true
  // by SQL: no store can break its own database
  const rename = (from: string, to: string) =>
    querySqlite(sqlitePath(site.dataDir), `alter table ${from} rename to ${to}`)
  rename('records', 'away')
  function bringBack() {
    if (areAway) rename('away', 'records')
    areAway = false
  }
  onTestFinished(bringBack)
  return bringBack
}

/** Opens the store of a running site beside it, for one use. */
async function inStore<Result>({ dataDir }: RunningSite, use: (store: RecordStore) => Promise<Result>) {
  const store = await openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, jsonLogger('silent'))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

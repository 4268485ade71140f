import { expect } from 'vitest'
import type { TestDatabase } from '../support/server/database.ts'
import { rowsOf, startSite, urlOf } from './databases.ts'
import { noDifferences, send, startReading, startSaving } from './load.ts'

/** Starts clients that save to a site and read its pages. Returns what a test of a fault expects of the site. */
export async function startUnderLoad(database: TestDatabase, site = startSite(database)) {
  const url = await urlOf(site)
  const saving = startSaving(url)
  const reading = startReading(url)
  await saving.waitForMore(100)
  const readiness = async () => (await send(`${url}/readyz`)).status
  return {
    database,
    site,
    url,
    saving,
    /** Waits until saves get 503 and the site is not ready. Expects pages to be served meanwhile. */
    async expectUnavailable() {
      const read = reading.read()
      // in parallel, because each may take as long as the site retries PostgreSQL
      await Promise.all([
        expect.poll(readiness).toBe(503),
        expect.poll(() => saving.responsesWith(503).length).toBeGreaterThan(0),
      ])
      await expect.poll(reading.read).toBeGreaterThan(read + 4)
    },
    /**
     * Waits until saves succeed again. Expects that one process served every page and responded to every request, and
     * that the database holds each run once.
     * @param readableDatabase where to read the rows, if the test cannot read `database` itself
     */
    async expectRecovery(readableDatabase = () => database) {
      await saving.waitForMore(50)
      await expect.poll(readiness).toBe(200)
      await saving.stop()
      expect(await reading.stop()).toEqual([200])
      expect(saving.unanswered).toEqual([])
      const unavailable = saving.responsesWith(503)
      expect(unavailable.filter(({ retryAfter }) => retryAfter !== '5')).toEqual([])
      expect(saving.ledger.differences(await rowsOf(readableDatabase()))).toEqual(noDifferences)
      expect(site.printed.errors).toBe('')
      expect(site.printed.output.match(/Server listening at/g)).toHaveLength(1)
    },
    /** Returns the reasons in the log for refused saves. Expects no other error in it. */
    loggedReasons() {
      const lines = site.printed.output.trim().split('\n')
      const entries: { level: number; msg: string; err?: { message: string } }[] = lines.map((line) => JSON.parse(line))
      const errors = entries.filter(({ level }) => level > 40)
      expect(errors.filter(({ msg }) => msg !== 'request failed')).toEqual([])
      return new Set(errors.map(({ err }) => err?.message))
    },
  }
}

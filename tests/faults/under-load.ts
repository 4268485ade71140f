import { expect } from 'vitest'
import { rowsOf, startSite, urlOf, type Database } from './databases.ts'
import { ask, none, startReading, startSaving } from './load.ts'

/** A site that is saved to and read. */
export async function underLoad(database: Database, site = startSite(database)) {
  const url = await urlOf(site)
  const saving = startSaving(url)
  const reading = startReading(url)
  await saving.more(100)
  const readiness = async () => (await ask(`${url}/readyz`)).status
  return {
    ...{ database, site, url, saving, readiness },
    /** Saves are answered 503, and pages and the log are as they should be. */
    async isUnavailable() {
      const read = reading.read()
      // at the same time: each may take as long as the site tries PostgreSQL again
      await Promise.all([
        expect.poll(readiness).toBe(503),
        expect.poll(() => saving.answered(503).length).toBeGreaterThan(0),
      ])
      await expect.poll(reading.read).toBeGreaterThan(read + 4)
    },
    /** Saves resume. All the time pages were served and requests answered, by one process; and each run is there once. */
    async recovers(seen = () => database) {
      await saving.more(50)
      await expect.poll(readiness).toBe(200)
      await saving.stop()
      expect(await reading.stop()).toEqual([200])
      expect(saving.unanswered).toEqual([])
      const unavailable = saving.answered(503)
      expect(unavailable.filter(({ retryAfter }) => retryAfter !== '5')).toEqual([])
      expect(saving.ledger.differences(await rowsOf(seen()))).toEqual(none)
      expect(site.said.errors).toBe('')
      expect(site.said.output.match(/Server listening at/g)).toHaveLength(1)
    },
    /** The reasons in the log for which saves were refused. */
    reasons() {
      const lines = site.said.output.trim().split('\n')
      const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } })
      expect(told.filter(({ level }) => level > 40)).toEqual([])
      return new Set(told.filter(({ msg }) => msg === 'store unavailable').map(({ err }) => err?.message))
    },
  }
}

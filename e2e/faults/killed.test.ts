import { integer, sample } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databases, rowsOf, startSite, urlOf } from './databases.ts'
import { newLedger, none, startSaving } from './load.ts'

/** How many acknowledgements each round waits for before it kills: few, while the first commits run, and many. */
const moments = sample(integer({ min: 1, max: 200 }), { seed: 20_261_121, numRuns: 20 })

describe.each(databases)('%s', (name, isHere, newDatabase) => {
  test.skipIf(!isHere)(
    'killed 20 times while it saves, it has every run that it acknowledged, once, and no other',
    { timeout: 240_000 },
    async () => {
      const database = await newDatabase()
      const ledger = newLedger()
      async function start() {
        const site = startSite(database)
        const url = await urlOf(site)
        expect(ledger.differences(await rowsOf(database))).toEqual(none)
        return { site, url }
      }
      for (const moment of moments) {
        const { site, url } = await start()
        const saving = startSaving(url, ledger)
        await saving.more(moment)
        site.signal('SIGKILL')
        expect(await site.ended).toEqual({ code: null, signal: 'SIGKILL' })
        await saving.ended
        expect(saving.statuses()).toEqual([201])
      }
      await start()
      expect(ledger.acknowledged()).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment))
      if (name === 'SQLite') expect(await database.ask('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    },
  )
})

test.runIf(process.env.CI)('continuous integration has PostgreSQL', () =>
  expect(databases.filter(([, isHere]) => !isHere)).toEqual([]),
)

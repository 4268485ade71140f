import { integer, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { databases, rowsOf, startSite, urlOf } from './databases.ts'
import { newLedger, noDifferences, startSaving } from './load.ts'

/**
 * How many acknowledgements each round awaits before it kills the site: a few, during the first commits, up to many.
 */
const moments = sample(integer({ min: 1, max: 200 }), { seed: 20_261_121, numRuns: 10 })

test.for(databases)('killed 10 times, %s has what it acknowledged, once', async ([name, newDatabase], context) => {
  const database = await newDatabase(context)
  const ledger = newLedger()
  async function start() {
    const site = startSite(database)
    const url = await urlOf(site)
    expect(ledger.differences(await rowsOf(database))).toEqual(noDifferences)
    return { site, url }
  }
  for (const moment of moments) {
    const { site, url } = await start()
    const saving = startSaving(url, ledger)
    await saving.waitForMore(moment)
    site.signal('SIGKILL')
    expect(await site.ended).toEqual({ code: null, signal: 'SIGKILL' })
    await saving.ended
    expect(saving.statuses()).toEqual([201])
  }
  await start()
  expect(ledger.acknowledged()).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment))
  if (name === 'SQLite') expect(await database.sql('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
})

test.for(databases)('stopped under load, a site on %s finishes its saves', async ([, newDatabase], context) => {
  const database = await newDatabase(context)
  const site = startSite(database)
  const saving = startSaving(await urlOf(site))
  await saving.waitForMore(200)
  site.signal('SIGTERM')
  // a stop that takes over 9 s ends with code 1
  expect(await site.ended).toEqual({ code: 0, signal: null })
  await saving.ended
  expect(saving.statuses()).toEqual([201])
  const rows = await rowsOf(database)
  expect(saving.ledger.differences(rows)).toEqual(noDifferences)
  expect(rows).toHaveLength(saving.ledger.acknowledged())
})

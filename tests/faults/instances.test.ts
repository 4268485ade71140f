import { expect, test } from 'vitest'
import type { TestDatabase } from '../support/server/database.ts'
import { databases, rowsOf, startSite, urlOf } from './databases.ts'
import { newLedger, noDifferences, startSaving } from './load.ts'

/** Starts instances on one database at the same time. */
async function startInstances(database: TestDatabase, count: number) {
  const sites = Array.from({ length: count }, () => startSite(database))
  return Promise.all(sites.map(async (site) => ({ site, url: await urlOf(site) })))
}

test.for(databases)('three instances that start at once on %s all save', async ([, newDatabase], context) => {
  const database = await newDatabase(context)
  const ledger = newLedger()
  const clients = (await startInstances(database, 3)).map(({ url }) => startSaving(url, ledger, 4))
  await Promise.all(clients.map((saving) => saving.waitForMore(100)))
  await Promise.all(clients.map((saving) => saving.stop()))
  expect(clients.map((saving) => saving.statuses())).toEqual([[201], [201], [201]])
  const rows = await rowsOf(database)
  expect(ledger.differences(rows)).toEqual(noDifferences)
  expect(rows).toHaveLength(ledger.acknowledged())
})

test.for(databases)('on %s an instance that dies costs the others nothing', async ([, newDatabase], context) => {
  const database = await newDatabase(context)
  const ledger = newLedger()
  const [dying, staying] = await startInstances(database, 2)
  const lost = startSaving(dying!.url, ledger, 4)
  const saving = startSaving(staying!.url, ledger, 4)
  await Promise.all([lost.waitForMore(50), saving.waitForMore(50)])
  dying!.site.signal('SIGKILL')
  await lost.ended
  await saving.waitForMore(50)
  await saving.stop()
  expect([saving.statuses(), saving.unanswered]).toEqual([[201], []])
  expect(ledger.differences(await rowsOf(database))).toEqual(noDifferences)
})

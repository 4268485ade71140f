import fc from 'fast-check'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageId } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { querySqlite } from '../../server/testing/sqlite.ts'
import { startJourneysOnNewSite } from '../e2e/support/browser-fixture.ts'
import { calculatorOn } from '../e2e/support/calculator.ts'

const journeys = startJourneysOnNewSite({ RATE_LIMIT_MAX: '1000000' })

/** How often each test sends the form. `PRESSES=200 npm run test:faults -- presses` looks longer. */
const presses = Number(process.env.PRESSES ?? 12)

/** A visit to a page that is still loading. Times are in milliseconds on a processor of full speed. */
const visits = fc.noBias(
  fc.record({
    page: fc.constantFrom<PageId>('home', 'measure'),
    isPhone: fc.boolean(),
    slowdown: fc.constantFrom(1, 2, 4, 8, 20),
    latency: fc.integer({ min: 0, max: 80 }),
    typesAfter: fc.integer({ min: 0, max: 100 }),
    sendsAfter: fc.integer({ min: 0, max: 150 }),
    way: fc.constantFrom('mouse', 'finger', 'Enter'),
    holdsFor: fc.integer({ min: 0, max: 150 }),
  }),
)
type Visit = typeof visits extends fc.Arbitrary<infer Value> ? Value : never

/** Opens a page as a new visitor, types a distance and sends the form while the page loads on a slow machine. */
async function sendWhileLoading(page: Page, machine: CDPSession, distance: number, visit: Visit): Promise<void> {
  await page.goto('/healthz')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.setViewportSize(visit.isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 })
  await machine.send('Emulation.setCPUThrottlingRate', { rate: visit.slowdown })
  await machine.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: visit.latency, downloadThroughput: -1, uploadThroughput: -1 },
  })
  await page.goto(pathTo(visit.page, 'fr'), { waitUntil: 'commit' })
  await delay(visit.slowdown * visit.typesAfter)
  const calculator = calculatorOn(page, 'fr')
  await calculator.distance.fill(String(distance))
  await delay(visit.slowdown * visit.sendsAfter)
  if (visit.way === 'mouse') await calculator.submit.click({ delay: visit.holdsFor, noWaitAfter: true })
  else if (visit.way === 'finger') await calculator.submit.tap({ noWaitAfter: true })
  else await calculator.distance.press('Enter', { noWaitAfter: true })
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

/** Returns the distances of all saved runs. */
function savedDistances(): unknown[] {
  const runs = "select json_extract(inputs, '$.distance') as distance from records order by distance"
  return querySqlite(join(journeys.site.dataDir, 'vo2max.db'), runs).map(({ distance }) => distance)
}

test('a run sent at any moment of loading is saved once', { timeout: 60_000 + presses * 20_000 }, async () => {
  const page = await journeys.open('/', { ownTab: true, hasTouch: true })
  const machine = await page.context().newCDPSession(page)
  await machine.send('Network.enable')
  const before = savedDistances()
  const sent: number[] = []
  await fc.assert(
    fc.asyncProperty(visits, async (visit) => {
      sent.push(2001 + before.length + sent.length)
      await sendWhileLoading(page, machine, sent.at(-1)!, visit)
      await expect.poll(savedDistances, { interval: 20, timeout: 10_000 }).toEqual([...before, ...sent])
    }),
    { numRuns: presses, endOnFailure: true },
  )
})

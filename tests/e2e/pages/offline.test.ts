import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { errorPage } from '../../../i18n/error-page.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { unregisteringWorker } from '../../../scripts/service-worker/build-service-worker.ts'
import { calculatorPanel, expectAccessible } from '../support/assertions.ts'
import { waitForHydration, startJourneys, type Visit } from '../support/browser-fixture.ts'
import { calculatorOn, enterProtocol, messages } from '../support/calculator.ts'
import { startFaultyProxy, type FaultyProxy } from '../support/site/faulty-proxy.ts'
import { confirmAction, savedRecords, words } from '../support/records.ts'

const journeys = startJourneys()
let network: FaultyProxy
beforeAll(async () => {
  network = await startFaultyProxy(inject('site').url)
})
afterEach(() => {
  network.restore()
  network.dropResponses(() => false)
  network.replaced.clear()
})
afterAll(() => network.close())

/** What a browser reports while offline, and for the worker's offline page. */
const offlineFaults = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|status of 503/]

/** Opens a path with the service worker, and waits until it has precached the page's language. */
async function openPrecached(path: string, options: Visit = {}): Promise<Page> {
  const page = await journeys.open(path, {
    ...options,
    ...{ baseURL: network.url, serviceWorkers: 'allow', ownTab: true },
  })
  await expect.poll(() => filledCaches(page)).not.toEqual([])
  return page
}

/** Returns the names of the caches that are not empty. */
function filledCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const filled: string[] = []
    for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length) filled.push(name)
    return filled
  })
}

/** Cuts the network, for the browser too. */
async function goOffline(page: Page): Promise<void> {
  network.cut()
  await page.context().setOffline(true)
}

test('after one visit the pages and the calculators of a language need no network', async () => {
  const page = await openPrecached(pathTo('understand', 'fr'), { expectedFaults: offlineFaults })
  await goOffline(page)
  for (const calculatorPage of ['home', 'measure'] as const) {
    await page.goto(pathTo(calculatorPage, 'fr'))
    await waitForHydration(page)
    const calculator = calculatorOn(page, 'fr')
    await calculator.submit.click()
    await calculator.result.getByText('40,2').first().waitFor()
    // the details of a result, which load later, are precached too
    await calculator.result.getByRole('img').first().waitFor()
  }
  await enterProtocol(page, 'rockport-walk', {
    age: '72',
    gender: 'homme',
    weight: '80',
    seconds: '17:30',
    pulse: '130',
  })
  await page.getByText('23,8').first().waitFor()

  const { pageNames } = messages.fr
  for (const legal of ['privacy', 'terms', 'legal'] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: pageNames[legal], exact: true }).first().click()
    await page.waitForURL(`**${pathTo(legal, 'fr')}`)
    await waitForHydration(page)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
  }

  // the other language is not precached: the offline page is shown
  await page.getByRole('banner').locator('a[hreflang]').click()
  await page.getByRole('heading', { name: errorPage.en.offline.title }).waitFor()
  await expectAccessible(page)
  // My progress is in no cache: the worker redirects to Home, which opens it. It lists the outbox, and can empty it
  const { unavailable, outbox } = words.fr
  await page.goto(pathTo('progress', 'fr'))
  await page.getByRole('heading', { name: unavailable.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(pathTo('progress', 'fr'))
  await page.getByText(outbox.text(2)).waitFor()
})

const waitingText = messages.fr.result.save.offline

/** Restores the network, for the browser too. */
async function goOnline(page: Page): Promise<void> {
  network.restore()
  await page.context().setOffline(false)
}

test('what is computed without a network is saved once when it is back, in order', async () => {
  const page = await openPrecached(pathTo('measure', 'fr'), { expectedFaults: offlineFaults })
  await goOffline(page)
  await page.goto(pathTo('measure', 'fr'))
  await waitForHydration(page)
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  await calculator.result.getByText(waitingText).waitFor()
  await expectAccessible(page, calculatorPanel)
  await page.goto(pathTo('home', 'fr'))
  await waitForHydration(page)
  await calculator.send('2600')
  await calculator.result.getByText(waitingText).waitFor()

  // the site saves the first run, but its response is lost
  const sent = () => network.requests.filter((request) => request === 'POST /api/vo2/calculate').length
  const before = sent()
  network.dropResponses((request) => request.method === 'POST')
  await goOnline(page)
  await expect.poll(sent).toBe(before + 1)
  network.dropResponses(() => false)
  // another tab of the visitor sends it again
  const other = await page.context().newPage()
  await other.goto(pathTo('understand', 'fr'))
  await calculator.result.getByText(waitingText).waitFor({ state: 'detached' })
  await expect
    .poll(() => savedRecords(inject('site'), page.context()))
    .toMatchObject([{ distance: 2400 }, { distance: 2600 }])
  // the site has the second run before the browser reads the response
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['last-runs', 'last-visit'])
})

test('without a network, who stops or deletes everything leaves nothing waiting', async () => {
  const page = await openPrecached(pathTo('measure', 'fr'), { expectedFaults: offlineFaults })
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  await calculator.toast.waitFor()
  // one tab has loaded the list of records before, the other cannot load it
  const [resultsTab, laterTab] = [await page.context().newPage(), await page.context().newPage()]
  await resultsTab.goto(pathTo('progress', 'fr'))
  await waitForHydration(resultsTab)
  await laterTab.goto(pathTo('understand', 'fr'))
  await waitForHydration(laterTab)
  await goOffline(page)

  const outboxKeys = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('outbox')))
  async function compute(distance: string) {
    await calculator.send(distance)
    await calculator.result.getByText(waitingText).waitFor()
    expect(await outboxKeys()).toHaveLength(1)
  }
  const { done, erase, table, unavailable, outbox, stop, yours } = words.fr
  const { result } = messages.fr

  await compute('2500')
  await resultsTab.getByText(outbox.text(1)).waitFor()
  await expectAccessible(resultsTab)
  await resultsTab.getByRole('button', { name: outbox.erase }).click()
  await resultsTab.getByText(outbox.text(1)).waitFor({ state: 'detached' })
  expect(await outboxKeys()).toEqual([])
  await calculator.result.getByText(result.save.failed).waitFor()

  await compute('2600')
  await confirmAction(resultsTab, erase)
  await resultsTab.getByText(done.unavailable).waitFor()
  await resultsTab.getByText(outbox.revoked).waitFor()
  expect(await outboxKeys()).toEqual([])
  await resultsTab.getByRole('link', { name: table.correct }).waitFor()

  await compute('2700')
  const { pageNames } = messages.fr
  await laterTab.getByRole('link', { name: pageNames.progress, exact: true }).first().click()
  await laterTab.getByRole('heading', { name: unavailable.title }).waitFor()
  await laterTab.getByRole('link', { name: unavailable.retry }).click()
  await laterTab.getByText(unavailable.still).waitFor()
  await laterTab.getByRole('link', { name: erase.link }).click()
  await laterTab.locator('#question').getByText(erase.text, { exact: true }).waitFor()
  await laterTab.locator('#question').getByRole('button', { name: erase.submit }).click()
  await laterTab.getByText(done.unavailable).waitFor()
  expect(await outboxKeys()).toEqual([])
  await compute('2750')
  await confirmAction(laterTab, stop)
  await laterTab.getByText(done['stoppedHere']).waitFor()
  expect(await outboxKeys()).toEqual([])
  await calculator.send('2800')
  await calculator.result.getByText(result.save.stopped).waitFor()
  expect(await outboxKeys()).toEqual([])

  // once online, the browser sends the opt-out to the server
  const optOutCookie = async () => (await page.context().cookies()).find(({ name }) => name === 'saving')?.value
  expect(await optOutCookie()).toBeUndefined()
  await goOnline(page)
  await expect.poll(optOutCookie).toBe('stopped')
  await resultsTab.goto(pathTo('progress', 'fr'))
  await resultsTab.getByRole('button', { name: yours.resume }).waitFor()
  expect(await savedRecords(inject('site'), page.context())).toMatchObject([{ distance: 2400 }])
})

/** Returns the service worker with the cache names of another version of the site. */
async function otherVersion(): Promise<string> {
  const script = await (await fetch(`${network.url}/sw.js`)).text()
  return script.replaceAll(/\b(fr|en)-[\w-]{8}(?=[`'"])/g, '$1-another1')
}

test('a new version waits for the next visit, with the version before beside it', async () => {
  const page = await openPrecached('/mesurer')
  const [before] = await filledCaches(page)
  network.replaced.set('/sw.js', await otherVersion())
  await page.reload()
  await expect.poll(() => filledCaches(page)).toEqual([before, 'fr-another1'])
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))),
  ).toBe(true)

  const next = await page.context().newPage()
  await page.close()
  // a page opened while the other still closes gets the old version, or may never load: hence the polling and the
  // timeout
  const timeout = 3000
  const visitAgain = async () => {
    await next.goto('about:blank', { timeout })
    await next.goto('/healthz', { timeout })
    return filledCaches(next)
  }
  await expect.poll(visitAgain).toEqual(['fr-another1'])
})

test('a worker that breaks every page is taken away, with all that it has kept', async () => {
  const page = await openPrecached('/mesurer', { expectedFaults: [/./] })
  network.replaced.set(
    '/sw.js',
    `self.addEventListener('install', () => self.skipWaiting())
     self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
     self.addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))))`,
  )
  await page.evaluate(() =>
    navigator.serviceWorker
      .getRegistration()
      .then((found) => found?.update())
      .then(() => {}),
  )
  // the browser looks for a new worker some time after each page load
  const slowPoll = { interval: 3000 }
  const opens = () =>
    page.goto('/').then(
      () => true,
      () => false,
    )
  await expect.poll(opens, slowPoll).toBe(false)
  network.replaced.set('/sw.js', await unregisteringWorker())
  await expect.poll(opens, slowPoll).toBe(true)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

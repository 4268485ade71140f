import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { errorPage } from '../../../i18n/error-page.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { unregisteringWorker } from '../../../scripts/service-worker/build-service-worker.ts'
import { calculatorPanel, expectAccessible } from '../support/assertions.ts'
import { waitForHydration, startJourneys, type Visit } from '../support/browser-fixture.ts'
import { calculatorOn, enterProtocol, messages } from '../support/calculator.ts'
import { startFaultyProxy, type FaultyProxy } from '../support/site/faulty-proxy.ts'
import { answerQuestion, savedCalculations, words } from '../support/records.ts'

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

/** What a browser reports of a network that is cut, and of the worker's own page. */
const cutOff = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|status of 503/]

/** Opens a path with the worker let in, which has kept the page's language when this resolves. */
async function visit(path: string, options: Visit = {}): Promise<Page> {
  const page = await journeys.open(path, {
    ...options,
    ...{ baseURL: network.url, serviceWorkers: 'allow', ownTab: true },
  })
  await expect.poll(() => keptIn(page)).not.toEqual([])
  return page
}

/** The names of the caches that hold something. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const held: string[] = []
    for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length) held.push(name)
    return held
  })
}

async function cut(page: Page): Promise<void> {
  network.cut()
  await page.context().setOffline(true)
}

test('after one visit the pages and the calculators of a language need no network', async () => {
  const page = await visit(pathTo('understand', 'fr'), { expectedFaults: cutOff })
  await cut(page)
  for (const home of ['home', 'measure'] as const) {
    await page.goto(pathTo(home, 'fr'))
    await waitForHydration(page)
    const calculator = calculatorOn(page, 'fr')
    await calculator.submit.click()
    await calculator.result.getByText('40,2').first().waitFor()
    // what shows with a result is here too
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

  // what was not kept is refused in plain words
  await page.getByRole('banner').locator('a[hreflang]').click()
  await page.getByRole('heading', { name: errorPage.en.offline.title }).waitFor()
  await expectAccessible(page)
  // one's own results are in no cache: Home leads on to their page, which can take back what waits
  const { unavailable, outbox } = words.fr
  await page.goto(pathTo('progress', 'fr'))
  await page.getByRole('heading', { name: unavailable.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(pathTo('progress', 'fr'))
  await page.getByText(outbox.text(2)).waitFor()
})

const waits = messages.fr.result.save.outbox

/** Lets the network in again, and has the browser notice. */
async function mend(page: Page): Promise<void> {
  network.restore()
  await page.context().setOffline(false)
}

test('what is computed without a network is saved once when it is back, in order', async () => {
  const page = await visit(pathTo('measure', 'fr'), { expectedFaults: cutOff })
  await cut(page)
  await page.goto(pathTo('measure', 'fr'))
  await waitForHydration(page)
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  await calculator.result.getByText(waits).waitFor()
  await expectAccessible(page, calculatorPanel)
  await page.goto(pathTo('home', 'fr'))
  await waitForHydration(page)
  await calculator.send('2600')
  await calculator.result.getByText(waits).waitFor()

  // the first answer is lost on its way: the site has saved the run, and nobody knows
  const sent = () => network.requests.filter((request) => request === 'POST /api/vo2/calculate').length
  const before = sent()
  network.dropResponses((request) => request.method === 'POST')
  await mend(page)
  await expect.poll(sent).toBe(before + 1)
  network.dropResponses(() => false)
  // the other tab of the visitor sends it too
  const other = await page.context().newPage()
  await other.goto(pathTo('understand', 'fr'))
  await calculator.result.getByText(waits).waitFor({ state: 'detached' })
  await expect
    .poll(() => savedCalculations(inject('site'), page.context()))
    .toMatchObject([{ distance: 2400 }, { distance: 2600 }])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['last-runs'])
})

test('without a network, who stops or deletes everything leaves nothing waiting', async () => {
  const page = await visit(pathTo('measure', 'fr'), { expectedFaults: cutOff })
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  await calculator.notice.waitFor()
  // one whose list was read before, and one that cannot read it
  const [own, another] = [await page.context().newPage(), await page.context().newPage()]
  await own.goto(pathTo('progress', 'fr'))
  await waitForHydration(own)
  await another.goto(pathTo('understand', 'fr'))
  await waitForHydration(another)
  await cut(page)

  const waitingHere = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('outbox')))
  async function compute(distance: string) {
    await calculator.send(distance)
    await calculator.result.getByText(waits).waitFor()
    expect(await waitingHere()).toHaveLength(1)
  }
  const { done, erase, table, unavailable, outbox, stop, yours } = words.fr
  const { result } = messages.fr

  await compute('2500')
  await own.getByText(outbox.text(1)).waitFor()
  await expectAccessible(own)
  await own.getByRole('button', { name: outbox.erase }).click()
  await own.getByText(outbox.text(1)).waitFor({ state: 'detached' })
  expect(await waitingHere()).toEqual([])
  await calculator.result.getByText(result.save.failed).waitFor()

  await compute('2600')
  await answerQuestion(own, erase)
  await own.getByText(done.unavailable).waitFor()
  await own.getByText(outbox.revoked).waitFor()
  expect(await waitingHere()).toEqual([])
  await own.getByRole('link', { name: table.correct }).waitFor()

  await compute('2700')
  const { pageNames } = messages.fr
  await another.getByRole('link', { name: pageNames.progress, exact: true }).first().click()
  await another.getByRole('heading', { name: unavailable.title }).waitFor()
  await another.getByRole('link', { name: unavailable.retry }).click()
  await another.getByText(unavailable.still).waitFor()
  await another.getByRole('link', { name: erase.link }).click()
  await another.locator('#question').getByText(erase.text, { exact: true }).waitFor()
  await another.locator('#question').getByRole('button', { name: erase.submit }).click()
  await another.getByText(done.unavailable).waitFor()
  expect(await waitingHere()).toEqual([])
  await compute('2750')
  await answerQuestion(another, stop)
  await another.getByText(done['stopped here']).waitFor()
  expect(await waitingHere()).toEqual([])
  await calculator.send('2800')
  await calculator.result.getByText(result.save.stopped).waitFor()
  expect(await waitingHere()).toEqual([])

  // the server, which could not be told, is told now
  const wish = async () => (await page.context().cookies()).find(({ name }) => name === 'saving')?.value
  expect(await wish()).toBeUndefined()
  await mend(page)
  await expect.poll(wish).toBe('stopped')
  await own.goto(pathTo('progress', 'fr'))
  await own.getByRole('button', { name: yours.resume }).waitFor()
  expect(await savedCalculations(inject('site'), page.context())).toMatchObject([{ distance: 2400 }])
})

/** The site's worker as another version of the site has it. */
async function otherVersion(): Promise<string> {
  const own = await (await fetch(`${network.url}/sw.js`)).text()
  return own.replaceAll(/\b(fr|en)-[\w-]{8}(?=[`'"])/g, '$1-another1')
}

test('a new version waits for the next visit, with the version before beside it', async () => {
  const page = await visit('/mesurer')
  const [before] = await keptIn(page)
  network.replaced.set('/sw.js', await otherVersion())
  await page.reload()
  await expect.poll(() => keptIn(page)).toEqual([before, 'fr-another1'])
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))),
  ).toBe(true)

  const next = await page.context().newPage()
  await page.close()
  // a page that opens while the other still closes is of the version before, or waits for it for ever
  const timeout = 3000
  const visitAgain = async () => {
    await next.goto('about:blank', { timeout })
    await next.goto('/healthz', { timeout })
    return keptIn(next)
  }
  await expect.poll(visitAgain).toEqual(['fr-another1'])
})

test('a worker that breaks every page is taken away, with all that it has kept', async () => {
  const page = await visit('/mesurer', { expectedFaults: [/./] })
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
  // the browser looks for another version some time after a page, and anew after each
  const seldom = { interval: 3000 }
  const opens = () =>
    page.goto('/').then(
      () => true,
      () => false,
    )
  await expect.poll(opens, seldom).toBe(false)
  network.replaced.set('/sw.js', await unregisteringWorker())
  await expect.poll(opens, seldom).toBe(true)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

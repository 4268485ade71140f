import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { calculatePath } from '../../../api/calculate.ts'
import { recordsPath } from '../../../api/records.ts'
import { lastRunId } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { startJourneysOnNewSite, waitForHydration, type Visit } from '../support/browser-fixture.ts'
import { calculatorOn, messages } from '../support/calculator.ts'
import { answerQuestion, calculationIds, rowsOf, words } from '../support/records.ts'
import { startFaultyProxy, type FaultyProxy } from '../support/site/faulty-proxy.ts'

/** What is promised of data, though answers are lost on their way: the site has done what was asked, and nobody knows. */
const journeys = startJourneysOnNewSite({ RATE_LIMIT_MAX: '1000000' })
let network: FaultyProxy
beforeAll(async () => {
  network = await startFaultyProxy(journeys.site.url)
})
afterEach(() => losing(() => false))
afterAll(() => network.close())

const { done, erase, outbox, empty, remove, correct, stop, table, unavailable } = words.fr
const { result, toasts } = messages.fr
const lost = [/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/]
const home = pathTo('home', 'fr')
const progress = pathTo('progress', 'fr')

const open = (path: string, visit: Visit = {}) => journeys.open(path, { ...visit, baseURL: network.url })

/** From now on the answers to these calls are lost, and to no others. */
function losing(isLost: (method: string, path: string) => boolean): void {
  network.dropResponses(({ method, url }) => isLost(method!, url!))
}
const losingSaves = () => losing((method, path) => method === 'POST' && path === calculatePath)

/** Goes to a page of ours with its scripts running. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Computes a run on a page that has the calculator. */
async function compute(page: Page, distance: number, end?: string): Promise<void> {
  const calculator = calculatorOn(page, 'fr')
  await calculator.send(String(distance))
  await (end ? calculator.result.getByText(end) : calculator.notice.getByText(toasts.saved.title)).waitFor()
}

const rows = () => calculationIds(journeys.site.dataDir).length
const inStorage = (page: Page) => page.evaluate(() => Object.keys(localStorage))
const answer = (page: Page, name: string) => page.locator('#question').getByRole('button', { name }).click()

test.each([
  ['deleted', 1],
  ['corrected', 2],
])('a run whose answer was lost and that was %s is not saved again', async (deed, kept) => {
  const page = await open(home, {
    expectedFaults: [...lost, deed === 'deleted' ? /status of 410/ : /status of 422/],
  })
  const before = rows()
  await compute(page, 2400)
  losingSaves()
  await compute(page, 2600, result.save.outbox)
  await go(page, progress)
  await page.getByText(outbox.text(1)).waitFor()
  await page.getByRole('listitem').getByText('2 600 m').first().waitFor()
  await page
    .getByRole('link', { name: deed === 'deleted' ? table.remove : table.correct })
    .first()
    .click()
  if (deed === 'corrected') await page.locator('#question #distance').fill('2700')
  await answer(page, deed === 'deleted' ? remove.submit : correct.submit)
  await page.getByText(deed === 'deleted' ? done.remove : done.correct).waitFor()
  // the list is read after the answer
  await expect.poll(async () => (await rowsOf(page)).filter((row) => /2.600/.test(row))).toEqual([])

  losing(() => false)
  await go(page, progress)
  await expect.poll(() => inStorage(page)).toEqual(deed === 'deleted' ? [] : ['last-runs'])
  if (deed === 'corrected') expect(await page.evaluate(() => localStorage.getItem('last-runs'))).toContain('2700')
  expect(rows() - before).toBe(kept)
  expect(await rowsOf(page)).toHaveLength(kept)
  if (deed === 'deleted') expect(await page.getByText(toasts.saved.title).count()).toBe(0)
})

test('a first run whose answer and cookie were lost is forgotten by the site when its reader takes it back', async () => {
  // the list of a visitor without a cookie
  const page = await open(home, { expectedFaults: [...lost, /status of 401/] })
  const before = rows()
  losingSaves()
  await compute(page, 2400, result.save.outbox)
  expect([rows() - before, await page.context().cookies()]).toEqual([1, []])
  const calculator = await page.context().newPage()
  await go(calculator, home)
  await compute(calculator, 2500, result.save.outbox)

  losing((method) => method === 'POST')
  await go(page, progress)
  await page.getByText(outbox.text(2)).waitFor()
  await Promise.all([
    page.waitForResponse((response) => response.status() === 401),
    page.getByRole('button', { name: outbox.erase }).click(),
  ])
  await page.getByText(outbox.revoked).waitFor()
  losing(() => false)
  await go(page, progress)
  await expect.poll(() => inStorage(page)).toEqual(['last-runs'])
  expect(rows()).toBe(before)

  // who changes their mind saves it anew
  await calculator.getByRole('button', { name: result.save.submit }).click()
  await expect.poll(rows).toBe(before + 1)
})

test('what waits is not saved for a new visitor after everything was deleted by a form without scripts', async () => {
  const page = await open(home, { expectedFaults: lost })
  await compute(page, 2400)
  const before = rows()
  const other = await page.context().newPage()
  await go(other, home)
  await other.route(`**${calculatePath}`, (route) => route.abort('connectionreset'))
  await compute(other, 2500, result.save.outbox)

  await page.route('**/assets/*.js', () => {}) // never comes
  await page.goto(progress, { waitUntil: 'commit' })
  await answerQuestion(page, erase)
  await page.getByText(done.erase).waitFor()
  await other.unrouteAll()
  await other.evaluate(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => inStorage(other)).toEqual([])
  expect([rows(), await page.context().cookies()]).toEqual([before - 1, []])
})

test('who stops keeps nothing but that wish on the device', async () => {
  const page = await open(home)
  await compute(page, 2400)
  await go(page, progress)
  await page.evaluate(() => ['names', 'program', 'units'].forEach((name) => localStorage.setItem(name, '{}')))
  await answerQuestion(page, stop)
  await page.getByText(done.stop).waitFor()
  expect(await inStorage(page)).toEqual(['saving'])
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(['saving', 'visitor'])
})

test('of who deletes everything nothing stays in any tab, though no list can be read after it', async () => {
  const page = await open(home, { expectedFaults: [...lost, /status of 401/] })
  const before = rows()
  await compute(page, 2400)
  const calculator = await page.context().newPage()
  await go(calculator, home)
  const lastRun = calculator.locator(`#${lastRunId}`)
  await lastRun.getByText('40,2').waitFor()
  await go(page, progress)
  await page.evaluate(() => ['names', 'program', 'units'].forEach((name) => localStorage.setItem(name, '{}')))
  const stale = await page.context().newPage()
  await go(stale, progress)
  await stale.getByRole('link', { name: table.correct }).waitFor()
  losing((method, path) => method === 'GET' && path === recordsPath)
  await answerQuestion(page, erase)
  await page.getByText(done.erase).waitFor()
  await page.getByRole('heading', { name: empty.title }).waitFor()
  await stale.getByRole('heading', { name: unavailable.title }).waitFor()
  await lastRun.getByText('40,2').waitFor({ state: 'detached' })
  expect([await inStorage(page), await page.context().cookies(), rows()]).toEqual([[], [], before])
  expect(await page.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())])).toEqual([])
  losing(() => false)
  await stale.getByRole('link', { name: unavailable.retry }).click()
  await stale.getByRole('heading', { name: empty.title }).waitFor()
  // the tab that stayed open brings nothing back
  await compute(calculator, 2500)
  expect(await page.evaluate(() => localStorage.getItem('last-runs'))).not.toContain('2400')
})

test('a deletion whose answer is lost says that nobody knows, and the list is read again', async () => {
  const page = await open(home, { expectedFaults: [...lost, /status of 410/] })
  await compute(page, 2400)
  await go(page, progress)
  const before = rows()
  losing((method) => method === 'DELETE')
  await answerQuestion(page, erase)
  await page.getByText(done.unavailable).waitFor()
  await page.getByRole('heading', { name: empty.title }).waitFor()
  expect(rows()).toBe(before - 1)

  // the cookie, which that answer would have removed, is no obstacle, not even for a run that had to wait
  await go(page, home)
  losingSaves()
  const [last] = await page.context().cookies()
  await compute(page, 2500, result.save.outbox)
  losing(() => false)
  // on a slow phone the run is sent before the page that lists it is alive, and the answers are read late
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await go(page, progress)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect.poll(() => rowsOf(page)).toHaveLength(1)
  expect([rows(), (await page.context().cookies())[0]!.value === last!.value]).toEqual([before, false])
})

test('what the site refuses in the background is told, with its numbers to copy, and no more than once', async () => {
  const page = await open(home, { expectedFaults: [...lost, /status of 4(00|03)/] })
  losingSaves()
  await compute(page, 2400, result.save.outbox)
  await page.route(`**${calculatePath}`, (route) => route.fulfill({ status: 400, json: { status: 400 } }))
  await go(page, progress)
  await page.getByText(toasts.failed.text, { exact: true }).waitFor()
  await page.getByText(outbox.kept).waitFor()
  await page.getByRole('listitem').getByText('2 400 m · 30 ans, homme, 70 kg').waitFor()
  await page.unrouteAll()
  await page.route(`**${calculatePath}`, (route) => route.fulfill({ status: 403, json: { status: 403 } }))
  await page.getByRole('button', { name: outbox.send }).click()
  await page.getByText(outbox.refused).waitFor()
  expect((await inStorage(page)).filter((name) => name !== 'last-runs')).toHaveLength(1)
  await page.unrouteAll()
  losing(() => false)
  await page.getByRole('button', { name: outbox.send }).click()
  await page.getByText(outbox.none).waitFor()
  await expect.poll(() => rowsOf(page)).toHaveLength(1)
})

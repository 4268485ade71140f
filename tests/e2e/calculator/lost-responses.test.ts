import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { calculatePath } from '../../../api/calculate.ts'
import { recordsPath } from '../../../api/record-operations.ts'
import { lastRunId } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { startJourneysOnNewSite, waitForHydration, type Visit } from '../support/browser-fixture.ts'
import { calculatorOn, messages } from '../support/calculator.ts'
import { confirmAction, recordIds, rowsOf, words } from '../support/records.ts'
import { startFaultyProxy, type FaultyProxy } from '../support/site/faulty-proxy.ts'

/** Tests the promises about visitors' data when the site processes a request, but its response is lost. */
const journeys = startJourneysOnNewSite({ RATE_LIMIT_MAX: '1000000' })
let network: FaultyProxy
beforeAll(async () => {
  network = await startFaultyProxy(journeys.site.url)
})
afterEach(() => dropResponses(() => false))
afterAll(() => network.close())

const { done, erase, outbox, empty, remove, correct, stop, table, unavailable } = words.fr
const { result, toasts } = messages.fr
const connectionFaults = [/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/]
const home = pathTo('home', 'fr')
const progress = pathTo('my-results', 'fr')

const open = (path: string, visit: Visit = {}) => journeys.open(path, { ...visit, baseURL: network.url })

/** Drops the responses to matching requests from now on, and no others. */
function dropResponses(isDropped: (method: string, path: string) => boolean): void {
  network.dropResponses(({ method, url }) => isDropped(method!, url!))
}
const dropSaveResponses = () => dropResponses((method, path) => method === 'POST' && path === calculatePath)

/** Opens a page of the site and waits until it is hydrated. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Calculates a run and waits for the text `status`, by default for the toast of a save. */
async function compute(page: Page, distance: number, status?: string): Promise<void> {
  const calculator = calculatorOn(page, 'fr')
  await calculator.send(String(distance))
  await (status ? calculator.result.getByText(status) : calculator.toast.getByText(toasts.saved.title)).waitFor()
}

const recordCount = () => recordIds(journeys.site.dataDir).length
const storageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())
const confirm = (page: Page, name: string) => page.locator('#question').getByRole('button', { name }).click()

test.each([
  ['deleted', 1],
  ['corrected', 2],
])('a run whose response was lost and that was %s is not saved again', async (action, remaining) => {
  const page = await open(home, {
    expectedFaults: [...connectionFaults, action === 'deleted' ? /status of 410/ : /status of 422/],
  })
  const before = recordCount()
  await compute(page, 2400)
  dropSaveResponses()
  await compute(page, 2600, result.save.pending)
  await openHydrated(page, progress)
  await page.getByText(outbox.text(1)).waitFor()
  await page.getByRole('listitem').getByText('2 600 m').first().waitFor()
  await page
    .getByRole('link', { name: action === 'deleted' ? table.remove : table.correct })
    .first()
    .click()
  if (action === 'corrected') await page.locator('#question #distance').fill('2700')
  await confirm(page, action === 'deleted' ? remove.submit : correct.submit)
  await page.getByText(action === 'deleted' ? done.remove : done.correct).waitFor()
  // the page requests the list again after the change
  await expect.poll(async () => (await rowsOf(page)).filter((row) => /2.600/.test(row))).toEqual([])

  dropResponses(() => false)
  await openHydrated(page, progress)
  await expect
    .poll(() => storageKeys(page))
    .toEqual(action === 'deleted' ? ['last-visit'] : ['last-runs', 'last-visit'])
  if (action === 'corrected') expect(await page.evaluate(() => localStorage.getItem('last-runs'))).toContain('2700')
  expect(recordCount() - before).toBe(remaining)
  expect(await rowsOf(page)).toHaveLength(remaining)
  if (action === 'deleted') expect(await page.getByText(toasts.saved.title).count()).toBe(0)
})

test('a first run whose answer and cookie were lost is forgotten by the site when its reader takes it back', async () => {
  // 401: the list of records, requested without a cookie
  const page = await open(home, { expectedFaults: [...connectionFaults, /status of 401/] })
  const before = recordCount()
  dropSaveResponses()
  await compute(page, 2400, result.save.pending)
  expect([recordCount() - before, await page.context().cookies()]).toEqual([1, []])
  const calculator = await page.context().newPage()
  await openHydrated(calculator, home)
  await compute(calculator, 2500, result.save.pending)

  dropResponses((method) => method === 'POST')
  await openHydrated(page, progress)
  await page.getByText(outbox.text(2)).waitFor()
  await Promise.all([
    page.waitForResponse((response) => response.status() === 401),
    page.getByRole('button', { name: outbox.erase }).click(),
  ])
  await page.getByText(outbox.revoked).waitFor()
  dropResponses(() => false)
  await openHydrated(page, progress)
  await expect.poll(() => storageKeys(page)).toEqual(['last-runs'])
  expect(recordCount()).toBe(before)

  // the visitor can still save the run
  await calculator.getByRole('button', { name: result.save.submit }).click()
  await expect.poll(recordCount).toBe(before + 1)
})

test('what waits is not saved for a new visitor after everything was deleted by a form without scripts', async () => {
  const page = await open(home, { expectedFaults: connectionFaults })
  await compute(page, 2400)
  const before = recordCount()
  const other = await page.context().newPage()
  await openHydrated(other, home)
  await other.route(`**${calculatePath}`, (route) => route.abort('connectionreset'))
  await compute(other, 2500, result.save.pending)

  await page.route('**/assets/*.js', () => {}) // scripts never load
  await page.goto(progress, { waitUntil: 'commit' })
  await confirmAction(page, erase)
  await page.getByText(done.erase).waitFor()
  await other.unrouteAll()
  await other.evaluate(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => storageKeys(other)).toEqual([])
  expect([recordCount(), await page.context().cookies()]).toEqual([before - 1, []])
})

test('after an opt-out the device stores nothing else', async () => {
  const page = await open(home)
  await compute(page, 2400)
  await openHydrated(page, progress)
  await page.evaluate(() => ['names', 'program', 'units'].forEach((name) => localStorage.setItem(name, '{}')))
  await confirmAction(page, stop)
  await page.getByText(done.stop).waitFor()
  expect(await storageKeys(page)).toEqual(['saving'])
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(['saving', 'visitor'])
})

test('once everything is deleted nothing stays in any tab, even if the list cannot be loaded afterwards', async () => {
  const page = await open(home, { expectedFaults: [...connectionFaults, /status of 401/] })
  const before = recordCount()
  await compute(page, 2400)
  const calculator = await page.context().newPage()
  await openHydrated(calculator, home)
  const lastRun = calculator.locator(`#${lastRunId}`)
  await lastRun.getByText('40,2').waitFor()
  await openHydrated(page, progress)
  await page.evaluate(() => ['names', 'program', 'units'].forEach((name) => localStorage.setItem(name, '{}')))
  const stale = await page.context().newPage()
  await openHydrated(stale, progress)
  await stale.getByRole('link', { name: table.correct }).waitFor()
  dropResponses((method, path) => method === 'GET' && path === recordsPath)
  await confirmAction(page, erase)
  await page.getByText(done.erase).waitFor()
  await page.getByRole('heading', { name: empty.title }).waitFor()
  await stale.getByRole('heading', { name: unavailable.title }).waitFor()
  await lastRun.getByText('40,2').waitFor({ state: 'detached' })
  expect([await storageKeys(page), await page.context().cookies(), recordCount()]).toEqual([[], [], before])
  expect(await page.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())])).toEqual([])
  dropResponses(() => false)
  await stale.getByRole('link', { name: unavailable.retry }).click()
  await stale.getByRole('heading', { name: empty.title }).waitFor()
  // a tab that was open before the deletion restores nothing
  await compute(calculator, 2500)
  expect(await page.evaluate(() => localStorage.getItem('last-runs'))).not.toContain('2400')
})

test('a deletion whose response is lost says that its outcome is unknown, and the list is loaded again', async () => {
  const page = await open(home, { expectedFaults: [...connectionFaults, /status of 410/] })
  await compute(page, 2400)
  await openHydrated(page, progress)
  const before = recordCount()
  dropResponses((method) => method === 'DELETE')
  await confirmAction(page, erase)
  await page.getByText(done.unavailable).waitFor()
  await page.getByRole('heading', { name: empty.title }).waitFor()
  expect(recordCount()).toBe(before - 1)

  // the old cookie, which the lost response would have removed, does not prevent a later save from the outbox
  await openHydrated(page, home)
  dropSaveResponses()
  const [oldCookie] = await page.context().cookies()
  await compute(page, 2500, result.save.pending)
  dropResponses(() => false)
  // simulates a slow phone: the outbox sends the run before the list of records is hydrated
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await openHydrated(page, progress)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect.poll(() => rowsOf(page)).toHaveLength(1)
  expect([recordCount(), (await page.context().cookies())[0]!.value === oldCookie!.value]).toEqual([before, false])
})

test('a save that the site refuses in the background is shown, with its numbers to copy, and only once', async () => {
  const page = await open(home, { expectedFaults: [...connectionFaults, /status of 4(00|03)/] })
  dropSaveResponses()
  await compute(page, 2400, result.save.pending)
  await page.route(`**${calculatePath}`, (route) => route.fulfill({ status: 400, json: { status: 400 } }))
  await openHydrated(page, progress)
  await page.getByText(toasts.failed.text, { exact: true }).waitFor()
  await page.getByText(outbox.kept).waitFor()
  await page.getByRole('listitem').getByText('2 400 m · 30 ans, homme, 70 kg').waitFor()
  await page.unrouteAll()
  await page.route(`**${calculatePath}`, (route) => route.fulfill({ status: 403, json: { status: 403 } }))
  await page.getByRole('button', { name: outbox.send }).click()
  await page.getByText(outbox.refused).waitFor()
  expect((await storageKeys(page)).filter((name) => !name.startsWith('last-'))).toHaveLength(1)
  await page.unrouteAll()
  dropResponses(() => false)
  await page.getByRole('button', { name: outbox.send }).click()
  await page.getByText(outbox.none).waitFor()
  await expect.poll(() => rowsOf(page)).toHaveLength(1)
})

test.each([
  [[31], outbox.expired(1)],
  [[31, 40], outbox.expired(2)],
  [[31, 0], outbox.someExpired(1, 1)],
  [[0], outbox.text(1)],
])('My progress tells what happens to entries that have waited for %j days', async (days, expected) => {
  const page = await open(home, {
    // what has expired is not sent
    expectedFaults: days.includes(0) ? connectionFaults : [],
    prepare: (page) => page.route(`**${calculatePath}`, (route) => route.abort()),
  })
  await page.evaluate((days) => {
    const inputs = { age: 30, gender: 'homme', weight: 70, distance: 2400 }
    for (const [index, count] of days.entries()) {
      const entry = { protocol: 'cooper-run', inputs, since: Date.now() - count * 86_400_000 }
      localStorage.setItem(`outbox 8e03978e-40d5-43dd-bc93-6894a57f932${index}`, JSON.stringify(entry))
    }
  }, days)
  const failure = days.includes(0) ? page.waitForEvent('requestfailed') : undefined
  await openHydrated(page, progress)
  await failure
  await expect.poll(() => page.getByRole('main').getByRole('status').allInnerTexts()).toContain(expected)
})

import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '#i18n/all-messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { expectAccessible, expectToFit } from '../support/browser/assertions.ts'
import { runFormOn } from '../support/browser/calculator.ts'
import { hasFocus } from '../support/browser/focus.ts'
import { type OpenOptions, startJourneysOnNewSite, withoutJavaScript } from '../support/browser/journeys.ts'
import { waitForHydration } from '../support/browser/navigation.ts'
import { expectNothingKept } from '../support/browser/visitor-traces.ts'
import { savedCalculations, seedRuns, takeRecordsAway } from '../support/server/records.ts'

const journeys = startJourneysOnNewSite()
const words = messages.fr.myResults
const ways: [string, OpenOptions][] = [
  ['with JavaScript', {}],
  ['without JavaScript', withoutJavaScript],
]

/** Opens My progress as a new visitor with a saved run for each distance, oldest first. */
function openWithRuns(distances: number[], options: OpenOptions = {}): Promise<Page> {
  return journeys.open(pathTo('my-results', 'fr'), {
    ...options,
    prepare: (tab) => seedRuns(journeys.site, tab.context(), distances),
  })
}

const rowsOf = (page: Page) => page.locator('main li', { has: page.locator('time') })
const actionForm = (page: Page) => page.locator('#formulaire')

/** Returns the listed distances from the top, as `2400`. */
const distancesOf = async (page: Page) =>
  (await rowsOf(page).allInnerTexts()).map((row) =>
    /(\d+(?:[\u00a0\u202f]\d{3})*)\sm\b/.exec(row)![1]!.replace(/\s/g, ''),
  )

const savedDistances = async (page: Page) =>
  (await savedCalculations(journeys.site, page.context())).map(({ distance }) => distance)

test('runs are listed newest first, under their curve', async () => {
  const page = await openWithRuns([2400, 2500, 2600])
  expect(await distancesOf(page)).toEqual(['2600', '2500', '2400'])
  expect(await page.getByRole('img').first().isVisible()).toBe(true)
  await expectAccessible(page)
  await expectToFit(page)
})

test('all runs are downloaded, for a spreadsheet and for programs', async () => {
  const page = await openWithRuns([2400, 2500, 2600])
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    return text(await file.createReadStream())
  }
  const csv = (await download(words.csv)).trim().split('\r\n')
  expect(csv.slice(1).map((line) => line.split(';')[5])).toEqual(['2600', '2500', '2400'])
  const json: { distance: number }[] = JSON.parse(await download(words.json))
  expect(json.map(({ distance }) => distance)).toEqual([2600, 2500, 2400])
})

/** Opens the correction of the only run, and sends 9 m, which is refused. */
async function openRefusedCorrection(options?: OpenOptions) {
  const page = await openWithRuns([2400], { ...options, expectedFaults: [/status of 400/] })
  await page.getByRole('link', { name: /^Corriger/ }).click()
  const distance = actionForm(page).locator('[name=distance]')
  const correctTo = async (metres: string) => {
    await distance.fill(metres)
    await actionForm(page).getByRole('button', { name: words.correct.submit }).click()
  }
  await correctTo('9')
  await actionForm(page).getByText('La valeur doit être d’au moins 500.').waitFor()
  return { page, distance, correctTo }
}

test.each(ways)('a refused correction keeps its text, a valid one counts (%s)', async (_, options) => {
  const { page, distance, correctTo } = await openRefusedCorrection(options)
  expect(await distance.inputValue()).toBe('9')
  await correctTo('2600')
  await page.getByText('Résultat corrigé et recalculé.').waitFor()
  await expect.poll(() => rowsOf(page).innerText()).toContain('44,5')
  expect(await savedCalculations(journeys.site, page.context())).toMatchObject([
    { distance: 2600, vo2maxResult: 445, category: 'Bon' },
  ])
})

test('the field of a refused correction has the focus', async () => {
  const { page, distance } = await openRefusedCorrection()
  await expect.poll(() => hasFocus(distance)).toBe(true)
  await expectAccessible(page)
})

test('a run is deleted after a question', async () => {
  const page = await openWithRuns([2400, 2500, 2600])
  const deleteRun = page.getByRole('link', { name: /^Supprimer la course .*\(44,5\)$/ })
  await deleteRun.click()
  await actionForm(page).getByRole('link', { name: words.cancel }).click()
  await actionForm(page).waitFor({ state: 'detached' })
  expect(await savedDistances(page)).toEqual([2600, 2500, 2400])
  await deleteRun.click()
  await actionForm(page).getByRole('button', { name: words.delete.submit }).click()
  await page.getByText('Résultat supprimé.').waitFor()
  await expect.poll(() => distancesOf(page)).toEqual(['2500', '2400'])
})

test('without JavaScript all runs are deleted after a question', async () => {
  const page = await openWithRuns([2400, 2500], withoutJavaScript)
  await page.getByRole('link', { name: words.deleteAll.link, exact: true }).click()
  expect(await savedDistances(page)).toEqual([2500, 2400])
  await actionForm(page).getByRole('button', { name: words.deleteAll.submit }).click()
  await page.getByText('Tous vos résultats sont supprimés.').waitFor()
  await page.getByText('Rien n’est enregistré ici pour le moment').waitFor()
  expect(await page.context().cookies()).toEqual([])
})

test('deleting all leaves nothing on the device either, and leads to the calculator', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const calculator = runFormOn(page, 'fr')
  await calculator.send('2700')
  await calculator.answer.getByRole('link', { name: 'Mon suivi' }).click()
  await page.getByRole('link', { name: words.deleteAll.link, exact: true }).click()
  await actionForm(page).getByRole('heading').waitFor()
  await expectAccessible(page)
  await actionForm(page).getByRole('button', { name: words.deleteAll.submit }).click()
  await page.getByText('Tous vos résultats sont supprimés.').waitFor()
  await expectNothingKept(page)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: words.empty.action }).click()
  await page.waitForURL('**/mesurer#valeurs-reference')
  await expect.poll(() => calculator.distance.inputValue()).toBe('2400')
})

test('a page lists 100 runs, and leads to the older ones', async () => {
  const page = await openWithRuns(Array.from({ length: 150 }, (_, index) => 1001 + index))
  expect(await rowsOf(page).count()).toBe(100)
  await page.getByRole('link', { name: words.list.older }).click()
  await page.getByRole('link', { name: words.list.newest }).waitFor()
  await expect.poll(async () => (await distancesOf(page)).at(-1)).toBe('1001')
  expect(await rowsOf(page).count()).toBe(50)
})

test('while the store is away the page says nothing is lost, and “try again” works', async () => {
  const page = await openWithRuns([2400], { expectedFaults: [/status of 503/] })
  const bringRecordsBack = takeRecordsAway(journeys.site)
  const response = await page.reload()
  expect(response!.status()).toBe(503)
  await waitForHydration(page)
  await page.getByText('Rien n’est perdu.').waitFor()
  await expectAccessible(page)
  bringRecordsBack()
  await page.getByRole('link', { name: words.unavailable.retry }).click()
  await expect.poll(() => distancesOf(page)).toEqual(['2400'])
})

import ICAL from 'ical.js'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lastRunId, ownProgramAnchor, walkingProgramAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { formatDate } from '../../../i18n/format/date.ts'
import { lastRun } from '../../../i18n/en/calculator/last-run.ts'
import { keepRecords } from '../../../i18n/fr/keep-records.ts'
import { program } from '../../../i18n/fr/program.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculate, calculatorOn, withPlainSpaces } from '../support/calculator.ts'
import { backdateVisit, daysSinceVisit, words } from '../support/records.ts'

const journeys = startJourneys()

test('a run is remembered on the device: its line on Home, its form, a program with a calendar, and the gain four weeks later', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ownTab: true,
    acceptDownloads: true,
    // the list of records, requested after the visitor has deleted everything
    expectedFaults: [/status of 401/],
    prepare: (page) => page.clock.setFixedTime('2026-11-21T15:00:00-05:00'),
  })
  const line = page.locator(`#${lastRunId}`)
  expect(await line.count()).toBe(0)
  await calculate(page, 'fr', { age: '35', distance: '2400' })
  await page.reload()
  await expect
    .poll(async () => withPlainSpaces(await line.innerText()))
    .toBe('38,1 le 21 novembre. Prochain test vers le 19 décembre. Refaire le test Mon suivi Masquer')
  expect(await calculatorOn(page, 'fr').age.inputValue()).toBe('35')

  await page.goto(`${pathTo('improve', 'fr')}#${ownProgramAnchor}`)
  const ownProgram = page.locator(`#${ownProgramAnchor}`)
  const age = ownProgram.getByLabel(program.age)
  await expect.poll(() => age.inputValue()).toBe('35')
  await ownProgram.getByLabel(program.start).fill('2026-11-20')
  await age.fill('7')
  await ownProgram.getByRole('button', { name: program.create }).click()
  await ownProgram.getByText(program.errors.start(formatDate('2028-11-20', 'fr'))).waitFor()
  await ownProgram.getByText(program.errors.age(10, 100)).waitFor()
  await age.fill('35')
  await ownProgram.getByLabel(program.start).fill('2026-11-23')
  await ownProgram.getByRole('button', { name: program.create }).click()
  await ownProgram.getByRole('heading', { name: /2.500.m le 17.janvier 2027, soit 100.m de plus\./ }).waitFor()
  const eventsInCalendar = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      ownProgram.getByRole('button', { name: program.add }).click(),
    ])
    const file = await text(await download.createReadStream())
    return new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent')
  }
  expect(await eventsInCalendar()).toHaveLength(33)
  await ownProgram.locator('li input').first().check()
  await page.reload()
  await expect.poll(() => ownProgram.locator('li input').first().isChecked()).toBe(true)

  await page.goto(pathTo('home', 'fr'))
  await page.goto(`${pathTo('improve', 'fr')}#${walkingProgramAnchor}`)
  await expect.poll(() => ownProgram.getByLabel(program.plan, { exact: true }).inputValue()).toBe('walks')
  expect(await ownProgram.getByLabel(program.age).count()).toBe(0)
  await ownProgram.getByRole('button', { name: program.create }).click()
  await ownProgram.getByRole('heading', { name: /Huit semaines, jusqu’au 17.janvier 2027\./ }).waitFor()
  expect(await ownProgram.locator('li input').first().isChecked()).toBe(false)
  expect(await eventsInCalendar()).toHaveLength(35)

  await page.clock.setFixedTime('2026-12-19T15:00:00-05:00')
  await page.goto(pathTo('home', 'fr'))
  await calculate(page, 'fr', { distance: '2498' })
  const result = page.locator('#resultat')
  await result.getByText(/98.m de plus que le 21.novembre\./).waitFor()
  await result
    .locator('svg')
    .getByText(/21.nov\./)
    .waitFor()

  await page.goto(pathTo('my-results', 'fr'))
  await page.getByRole('link', { name: words.fr.erase.link }).click()
  await Promise.all([
    page.waitForEvent('console', { predicate: (message) => message.text().includes('status of 401') }),
    page.getByRole('button', { name: words.fr.erase.submit }).click(),
  ])
  await page.getByText(words.fr.done.erase).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('three weeks after the last visit Home warns of the deletion, and its button counts as a visit', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ownTab: true,
    expectedFaults: [/records\?limit=1/],
    prepare: (page) => page.clock.setFixedTime('2026-11-23T15:00:00-05:00'),
  })
  const { site } = journeys
  const warning = page.getByText('Vos résultats seront effacés le 23\u00a0décembre.')
  const button = page.getByRole('button', { name: keepRecords.keep })
  await calculate(page, 'fr')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-visit'))).toBe('"2026-11-23"')

  await page.clock.setFixedTime('2026-12-13T15:00:00-05:00')
  await page.reload()
  await page.locator(`#${lastRunId}`).waitFor()
  expect(await warning.count()).toBe(0)

  await page.clock.setFixedTime('2026-12-14T15:00:00-05:00')
  await backdateVisit(site, page.context(), 21)
  await page.reload()
  await warning.waitFor()
  await page.route('**/records?limit=1', (route) => route.abort())
  await button.press('Enter')
  await page.getByText(keepRecords.failed).waitFor()
  expect(await daysSinceVisit(site, page.context())).toBe(21)

  await page.unroute('**/records?limit=1')
  await button.press('Enter')
  const kept = page.getByText(keepRecords.kept('13\u00a0janvier 2027'))
  await kept.waitFor()
  expect(await kept.evaluate((line) => line === document.activeElement)).toBe(true)
  expect(await daysSinceVisit(site, page.context())).toBe(0)
  await page.reload()
  await page.locator(`#${lastRunId}`).waitFor()
  expect(await button.count()).toBe(0)
})

test('opening or ticking a program counts as a visit to the records, and sends nothing if there are none', async () => {
  const requested: string[] = []
  const page = await journeys.open(pathTo('improve', 'fr'), {
    prepare: (page) => void page.on('request', (request) => requested.push(request.url())),
  })
  const { site } = journeys
  const ownProgram = page.locator(`#${ownProgramAnchor}`)
  await ownProgram.getByLabel(program.age).fill('35')
  await ownProgram.getByRole('button', { name: program.create }).click()
  await ownProgram.getByRole('checkbox').first().check()
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([])

  await page.goto(pathTo('home', 'fr'))
  await calculate(page, 'fr')
  await calculatorOn(page, 'fr').toast.waitFor()
  await backdateVisit(site, page.context(), 25)
  await page.goto(pathTo('improve', 'fr'))
  await expect.poll(() => daysSinceVisit(site, page.context())).toBe(0)
  await backdateVisit(site, page.context(), 25)
  await ownProgram.getByRole('checkbox').nth(1).check()
  await expect.poll(() => daysSinceVisit(site, page.context())).toBe(0)
})

test('the last run is hidden from Home with the keyboard: the device forgets it, the records stay', async () => {
  const { hide, hidden } = lastRun
  const page = await journeys.open(pathTo('home', 'en'))
  await calculate(page, 'en', { age: '35' })
  await calculatorOn(page, 'en').toast.waitFor()
  await page.reload()
  const line = page.locator(`#${lastRunId}`)
  const button = page.getByRole('button', { name: `${hide.name} – ${hide.effect}` })
  await button.press('Enter')
  await line.getByText(hidden).waitFor()
  expect(await line.getByRole('status').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['last-visit'])
  expect(await daysSinceVisit(journeys.site, page.context())).toBe(0)
  await page.reload()
  await expect.poll(() => calculatorOn(page, 'en').age.inputValue()).toBe('30')
  expect(await line.count()).toBe(0)
})

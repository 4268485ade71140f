import ICAL from 'ical.js'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lastRunId, ownProgramAnchor, walkingProgramAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { formatDate } from '../../../i18n/format/date.ts'
import { program } from '../../../i18n/fr/program.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculate, calculatorOn, withPlainSpaces } from '../support/calculator.ts'
import { words } from '../support/records.ts'

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
    .toBe('38,1 le 21 novembre. Prochain test vers le 19 décembre. Refaire le test Mon suivi')
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

  await page.goto(pathTo('progress', 'fr'))
  await page.getByRole('link', { name: words.fr.erase.link }).click()
  await Promise.all([
    page.waitForEvent('console', { predicate: (message) => message.text().includes('status of 401') }),
    page.getByRole('button', { name: words.fr.erase.submit }).click(),
  ])
  await page.getByText(words.fr.done.erase).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

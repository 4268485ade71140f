import ICAL from 'ical.js'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StoredProgram } from '../../../app/program/stored-program.ts'
import { program as en } from '../../../i18n/en/program.ts'
import { program as fr } from '../../../i18n/fr/program.ts'
import { locales, type Locale } from '../../../i18n/locales.ts'
import { ownProgramAnchor } from '../../../i18n/pages.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { withPlainSpaces } from '../support/calculator.ts'

const journeys = startJourneys()
const runs: StoredProgram = { plan: 'main', start: '2026-11-30', hour: '18:30', age: 35, done: [0] }
const walks: StoredProgram = { plan: 'walks', start: '2026-11-30', hour: '18:30', done: [] }

/** Opens the page of a stored program; by default on Tuesday, January 5, 2027, in its week 6. */
async function openProgram(locale: Locale, program: StoredProgram, now = '2027-01-05T09:00:00-05:00') {
  const page = await journeys.open(pathTo('improve', locale), {
    ownTab: true,
    acceptDownloads: true,
    prepare: async (page) => {
      await page.clock.setFixedTime(now)
      await page.addInitScript((stored) => {
        if (!localStorage.getItem('program')) localStorage.setItem('program', stored)
      }, JSON.stringify(program))
    },
  })
  const part = page.locator(`#${ownProgramAnchor}`)
  await part.getByRole('button').first().waitFor()
  return { page, part }
}

const programs = locales.flatMap((locale) => [
  { locale, program: runs },
  { locale, program: walks },
])

test.each(programs)('a program ($locale, $program.plan) is printed alone, on one page', async ({ locale, program }) => {
  const { page, part } = await openProgram(locale, program)
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await part.locator('li:visible').count()).toBe(await part.locator('li').count())
  for (const hidden of ['h1', 'h2', 'header', 'footer', 'button', '#intensite'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
})

test('the button prints the program', async () => {
  const { page, part } = await openProgram('fr', runs)
  const printed = page.waitForEvent('console', (message) => message.text() === 'printed')
  await page.evaluate(() => {
    window.print = () => console.log('printed')
  })
  await part.getByRole('button', { name: fr.print }).click()
  await printed
})

test('a stranger to running reads what to do on Tuesday, and what fast means', async () => {
  const { part } = await openProgram('fr', runs)
  const shown = withPlainSpaces(await part.innerText())
  expect(shown).toContain(
    'Prochaine séance : mardi 5 janv. 0 15 30 45 min 10 min tranquilles, 4 × (5 min vite, 3 min lentement), 3 min tranquilles. Vite : quelques mots à la fois, pouls vers 165.',
  )
  expect(shown).toContain('Vite quelques mots à la fois 156–174 battements par minute')
  const tuesday = part.getByRole('checkbox', {
    name: /^mardi 5.janv\. HIIT, 45.min 10.min tranquilles, 4.×.\(5.min vite/,
  })
  await tuesday.check()
  await part.getByRole('heading', { name: /jeudi 7.janv\./ }).waitFor()
})

test('a program that was changed updates the events of its first calendar file, with alarms if chosen', async () => {
  const { page, part } = await openProgram('en', runs)
  const first = await eventsInCalendar(page)
  expect(first.map(({ alarms }) => alarms)).not.toContain(1)
  await page.reload()
  await part.getByRole('button', { name: en.change }).click()
  await part.getByLabel(en.start).fill('2027-01-11')
  await part.getByRole('button', { name: en.create }).click()
  await part.getByLabel(en.alarm).check()
  const second = await eventsInCalendar(page)
  expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid))
  expect(second[0]).toEqual({ ...first[0], sequence: 1, start: '2027-01-11T18:30:00', alarms: 1 })
})

test('a program that follows another one keeps the events of the first in the calendar', async () => {
  const calendar = { id: '0a1b', sequence: 2, size: 30, hasAlarm: false }
  const { page, part } = await openProgram('en', { ...runs, calendar }, '2027-01-25T09:00:00-05:00')
  await part.getByRole('button', { name: en.change }).click()
  await part.getByLabel(en.start).fill('2027-02-01')
  await part.getByRole('button', { name: en.create }).click()
  const [first] = await eventsInCalendar(page)
  expect(first).toMatchObject({ start: '2027-02-01T18:30:00' })
  expect(first!.uid).not.toContain('0a1b')
})

async function eventsInCalendar(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.add }).click(),
  ])
  const file = ICAL.parse(await text(await download.createReadStream()))
  return new ICAL.Component(file as never).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate } = new ICAL.Event(component)
    return { uid, sequence, start: startDate.toString(), alarms: component.getAllSubcomponents('valarm').length }
  })
}

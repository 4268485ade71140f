import { text } from 'node:stream/consumers'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startErrorId } from '#contract/calendar.ts'
import { programNames } from '#domain/programs.ts'
import { messages } from '#i18n/all-messages.ts'
import { locales } from '#i18n/locales.ts'
import { pathTo } from '#i18n/paths.ts'
import { addresses } from '../../support/addresses.ts'
import { phone, startJourneys, withoutJavaScript } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test('without scripts every page shows all that it holds', async () => {
  const page = await journeys.open('/', withoutJavaScript)
  for (const { path } of addresses) {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    expect(await hiddenTexts(page), path).toEqual([])
  }
})

test('without scripts links open and close the menu of a phone', async () => {
  const { menu, pageNames } = messages.fr
  const page = await journeys.open('/comprendre', { ...phone, ...withoutJavaScript })
  const drawer = page.locator('dialog')
  expect(await drawer.isVisible()).toBe(false)
  await page.getByRole('link', { name: menu.open, exact: true }).click()
  await drawer.getByRole('link', { name: menu.close }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: menu.open, exact: true }).click()
  await drawer.getByRole('link', { name: pageNames.tools }).click()
  await page.waitForURL('**/outils')
  expect(await drawer.isVisible()).toBe(false)
})

test('without scripts each program goes to a calendar, from the day that was chosen', async () => {
  const page = await journeys.open('/', withoutJavaScript)
  const monday = nextMonday()
  for (const locale of locales) {
    await page.goto(pathTo('improve', locale))
    for (const program of programNames) {
      const form = page.locator(`form:has(input[name=program][value=${program}])`)
      await form.getByLabel(messages[locale].program.start).fill(monday)
      const downloaded = page.waitForEvent('download')
      await form.getByRole('button', { name: messages[locale].program.toCalendar }).click()
      const file = await text(await (await downloaded).createReadStream())
      const sessions = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
      expect(sessions.length).toBeGreaterThan(20)
      expect(sessions.map((session) => String(session.getFirstPropertyValue('dtstart'))).sort()[0]).toBe(monday)
    }
  }
})

test('a start that is too far away leads back to the form, with a message', async () => {
  const page = await journeys.open(pathTo('improve', 'fr'), withoutJavaScript)
  const message = page.locator(`#${startErrorId('walk')}`)
  expect(await message.isVisible()).toBe(false)
  const form = page.locator('form:has(input[name=program][value=walk])')
  await form.getByLabel(messages.fr.program.start).fill('2099-01-05')
  await form.getByRole('button').click()
  await message.getByText('Ce premier jour n’existe pas, ou il est trop loin d’aujourd’hui.').waitFor()
  expect(new URL(page.url()).pathname).toBe(pathTo('improve', 'fr'))
})

/** Returns the invisible texts of the content, except descriptions of pictures, folded parts and waiting messages. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          !element.closest(
            'svg, button, span:has(> button), details:not([open]), option, [role="status"], [id$="-start-error"]',
          ),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent.trim())
      .filter(Boolean),
  )
}

/** Returns the first Monday from tomorrow on, as 2026-11-30. */
function nextMonday(): string {
  const day = new Date()
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 1)
  return day.toISOString().slice(0, 10)
}

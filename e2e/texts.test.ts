import { expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { pathTo } from '../i18n/paths.ts'
import { startJourneys } from './support/browser-fixture.ts'
import { messages } from './support/messages.ts'

const journeys = startJourneys()

test.each(locales)('a first page of text (%s) is not sent a second time as a script', async (locale) => {
  const page = await journeys.open(pathTo('plateau', locale))
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(async () =>
    Promise.all(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(async ({ name }) => (await fetch(name)).text()),
    ),
  )
  const sentence = await page.locator('main p').nth(3).innerText()
  expect(sentence.length).toBeGreaterThan(40)
  expect(scripts.filter((script) => script.includes(sentence.slice(0, 40)))).toEqual([])
})

test.each(locales)('the text of a first page (%s) is there again after a move away and back', async (locale) => {
  const page = await journeys.open(pathTo('understand', locale))
  const text = () => page.locator('main').innerText()
  const sent = await text()
  for (const target of ['home', 'understand'] as const) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: messages[locale].pageNames[target], exact: true })
      .first()
      .click()
    await page.waitForURL(`**${pathTo(target, locale)}`)
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(pathTo(target, locale))
  }
  await expect.poll(text).toBe(sent)
  expect(sent).toContain(messages[locale].pageNames.understand.slice(0, 4))
})

test.each(locales)('a text (%s) whose script cannot be had comes with a reload', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), { provokes: [/Failed to load resource|net::ERR_FAILED/] })
  await page.route(/\/assets\/tools-text-/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: messages[locale].pageNames.tools, exact: true }).click()
  await page.locator('main [data-footnotes]').waitFor()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toMatch(
    pathTo('tools', locale),
  )
})

import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

const firstPages = locales.flatMap((locale) =>
  (['plateau', 'home', 'measure'] as const).map((page) => ({ page, locale })),
)

test.each(firstPages)(
  'the text of a first page ($page, $locale) is in none of its scripts',
  async ({ page: id, locale }) => {
    const page = await journeys.open(pathTo(id, locale))
    await page.waitForLoadState('networkidle')
    const scripts = await page.evaluate(async () =>
      Promise.all(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(async ({ name }) => (await fetch(name)).text()),
      ),
    )
    // up to the first special space, which a script may write otherwise
    const sentences = (await page.locator('[data-text] p').allInnerTexts())
      .map((text) => text.split(/[\u00A0\u202F\n]/)[0]!)
      .filter((sentence) => sentence.length > 40)
    expect(sentences.length).toBeGreaterThan(3)
    expect(sentences.filter((sentence) => scripts.some((script) => script.includes(sentence)))).toEqual([])
  },
)

test.each(locales)('the text of a first page (%s) is there again after a move away and back', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  const text = () => page.locator('main').innerText()
  const sent = await text()
  for (const target of ['understand', 'measure'] as const) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: messages[locale].pageNames[target], exact: true })
      .first()
      .click()
    await page.waitForURL(`**${pathTo(target, locale)}`)
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(pathTo(target, locale))
  }
  await expect.poll(text).toBe(sent)
  expect(sent).toContain(messages[locale].form.title)
})

test.each(locales)('a text (%s) whose script cannot be had comes with a reload', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), {
    expectedFaults: [/Failed to load resource|net::ERR_FAILED/],
  })
  await page.route(/\/assets\/tools-text-/, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: messages[locale].pageNames.tools, exact: true }).click()
  await page.locator('main [data-footnotes]').waitFor()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toMatch(
    pathTo('tools', locale),
  )
})

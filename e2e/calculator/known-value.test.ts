import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculatorAddresses } from '../support/addresses.ts'
import {
  rateKnownValue,
  withAndWithoutJavaScript,
  withPlainSpaces,
  withoutJavaScript,
} from '../support/calculator-actions.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { hasFocus } from '../support/calculator.ts'
import { messages } from '../support/messages.ts'

const journeys = startJourneys()

/** A known value, the answer to it, and the place of its cell in the table. */
const known = {
  fr: { typed: '40.2', shown: '40,2', category: 'Très bon', percentile: '75e percentile' },
  en: { typed: '40,2', shown: '40.2', category: 'Very good', percentile: '75th percentile' },
}

test.each(withAndWithoutJavaScript(calculatorAddresses))(
  '$path rates a known VO2max $way, and saves nothing',
  async ({ path, locale, visit }) => {
    const page = await journeys.open(path, visit)
    const { typed, shown, category, percentile } = known[locale]
    await rateKnownValue(page, [typed, '45', 'femme'])
    const block = page.locator('#resultat')
    await block.locator('[role=img]').first().waitFor()
    const text = withPlainSpaces(await block.innerText())
    for (const expected of [shown, category, percentile, messages[locale].details.answer.details.percentileNote])
      expect(text).toContain(withPlainSpaces(expected))
    expect(await block.locator('[role=img]').first().getAttribute('aria-label')).not.toMatch(/Marge|Margin/)
    expect(await page.locator('#votre-case').innerText()).toContain(shown)
    expect(await page.locator('#known-vo2max').inputValue()).toBe(typed)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.context().cookies()).toEqual([])
  },
)

test.each(withAndWithoutJavaScript(locales.map((locale) => ({ locale }))))(
  'a known value (%o) that is none is refused at its field',
  async ({ locale, visit }) => {
    const expectedFaults = visit === withoutJavaScript ? [/status of 400/] : []
    const page = await journeys.open(pathTo('measure', locale), { ...visit, expectedFaults })
    const { rules } = messages[locale].form
    for (const [vo2max, age, field, message] of [
      ['4,9', '30', 'vo2max', rules.tooSmall(5)],
      ['100.1', '30', 'vo2max', rules.tooLarge(100)],
      ['abc', '30', 'vo2max', rules.notANumber('nan')],
      ['', '30', 'vo2max', rules.required],
      ['40', '9', 'age', rules.tooSmall(10)],
    ] as const) {
      await rateKnownValue(page, [vo2max, age, 'homme'])
      const error = page.locator(`#known-${field}-error`)
      await expect.poll(() => error.allInnerTexts()).toEqual([message])
      expect(await page.locator(`#known-${field}`).getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator('#votre-case').count()).toBe(0)
    }
  },
)

test.each(locales)('a known value (%s), told and refused, has no violation and fits every width', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  await rateKnownValue(page, ['62', '30', 'homme'])
  await page.locator('#resultat [role=img]').first().waitFor()
  await expect.poll(() => page.locator('#known-value .visually-hidden[role=status]').innerText()).toContain('62')
  await expectAccessible(page)
  await expectToFit(page)
  await rateKnownValue(page, ['620', '', 'homme'])
  await page.locator('#known-age-error').waitFor()
  expect(await hasFocus(page.locator('#known-vo2max'))).toBe(true)
  await expectAccessible(page)
})

import { test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { addresses, unknownAddresses } from './addresses.ts'
import { expectAccessible, expectToFit } from './assertions.ts'
import { startJourneys } from './browser-fixture.ts'
import { calculatorOn } from './calculator.ts'

/** The tests of one language. Each language has its own file, so that two workers share them. */
export function describeAccessibility(locale: Locale): void {
  const journeys = startJourneys()
  const isOfLanguage = (address: { locale: Locale }) => address.locale === locale

  test.each(addresses.filter(isOfLanguage))(
    '$path has no violation and fits every width',
    async ({ path }) => {
      const page = await journeys.open(path)
      await expectAccessible(page)
      await expectToFit(page)
    },
    40_000,
  )

  test.each(unknownAddresses.filter(isOfLanguage))(
    '$path, which is not found, has no violation and fits every width',
    async ({ path }) => {
      const page = await journeys.open(path, { expectedFaults: [/status of 404/] })
      await expectAccessible(page)
      await expectToFit(page)
    },
  )

  test(`the result (${locale}) has no violation and fits every width`, async () => {
    const page = await journeys.open(pathTo('measure', locale))
    const calculator = calculatorOn(page, locale)
    await calculator.distance.fill('5000')
    await calculator.submit.click()
    await calculator.notice.waitFor()
    await expectAccessible(page)
    await expectToFit(page)
  })

  test(`the errors (${locale}) have no violation and fit every width`, async () => {
    const page = await journeys.open(pathTo('home', locale))
    const calculator = calculatorOn(page, locale)
    for (const field of ['age', 'weight', 'distance'] as const) await calculator[field].fill('x')
    await calculator.submit.click()
    await page.locator('#distance-error').waitFor()
    await expectAccessible(page)
    await expectToFit(page)
  })
}

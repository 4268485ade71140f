import { test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { addresses, unknownAddresses } from '../support/addresses.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn } from '../support/calculator.ts'

/** Every page in both languages: it works, and fits. What axe looks at is the same in both. */
const journeys = startJourneys()

const places = [
  ...addresses.map((address) => ({ ...address, expectedFaults: [] })),
  ...unknownAddresses.map((address) => ({ ...address, expectedFaults: [/status of 404/] })),
]

test.each(places)('$path has no violation and fits every width', async ({ path, locale, expectedFaults }) => {
  const page = await journeys.open(path, { expectedFaults })
  if (locale === 'fr') await expectAccessible(page)
  await expectToFit(page)
})

test.each(locales)('the result (%s) has no violation and fits every width', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  const calculator = calculatorOn(page, locale)
  await calculator.distance.fill('5000')
  await calculator.submit.click()
  await calculator.notice.waitFor()
  if (locale === 'fr') await expectAccessible(page)
  await expectToFit(page)
})

test.each(locales)('the errors (%s) have no violation and fit every width', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  for (const field of ['age', 'weight', 'distance'] as const) await calculator[field].fill('x')
  await calculator.submit.click()
  await page.locator('#distance-error').waitFor()
  if (locale === 'fr') await expectAccessible(page)
  await expectToFit(page)
})

import { test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { pathTo } from '../../../i18n/paths.ts'
import { addresses, unknownAddresses } from '../support/addresses.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { calculatorOn } from '../support/calculator.ts'

/** Expects every page in both languages to fit. axe checks the French pages alone: the markup is the same in both. */
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

test.each(locales)('the errors and the result (%s) have no violation and fit every width', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  const calculator = calculatorOn(page, locale)
  for (const [distance, shown] of [
    ['x', page.locator('#distance-error')],
    ['4500', calculator.toast],
  ] as const) {
    await calculator.send(distance)
    await shown.waitFor()
    if (locale === 'fr') await expectAccessible(page)
    await expectToFit(page)
  }
})

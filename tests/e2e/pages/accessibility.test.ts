import { test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { addresses, unknownAddresses } from '../support/addresses.ts'
import { expectAccessible, expectToFit } from '../support/assertions.ts'
import { startJourneys, waitForHydration } from '../support/browser-fixture.ts'

const journeys = startJourneys()

test.each(locales)('every page (%s) obeys axe and its policy, and fits 320 to 1280 px', async (locale) => {
  // a violation of the policy is a fault of the page
  const page = await journeys.open('/', { expectedFaults: [/status of 404/] })
  for (const { path } of [...addresses, ...unknownAddresses].filter((address) => address.locale === locale)) {
    await page.goto(path)
    await waitForHydration(page)
    await expectAccessible(page)
    await expectToFit(page)
  }
})

import { test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { addresses, unknownAddresses } from '../../support/addresses.ts'
import { expectAccessible, expectToFit, expectToFitSmallestFont } from '../../support/browser/assertions.ts'
import { startJourneys, waitForHydration } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test.each(locales)('every page (%s) obeys axe and its policy, and fits with large text', async (locale) => {
  // a violation of the policy is a fault of the page
  const page = await journeys.open('/', { expectedFaults: [/status of 404/] })
  const paths = [...addresses, ...unknownAddresses].filter((one) => one.locale === locale).map(({ path }) => path)
  for (const path of paths) {
    await page.goto(path)
    await waitForHydration(page)
    await expectAccessible(page)
    await expectToFit(page)
  }
  await expectToFitSmallestFont(paths.map((path) => journeys.site.url + path))
})

import { test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { pathTo } from '../i18n/paths.ts'
import { addresses, unknownAddresses } from './support/addresses.ts'
import { calculatorOn } from './support/calculator.ts'
import { expectAccessible, expectToFit } from './support/assertions.ts'
import { startJourneys } from './support/browser-fixture.ts'

const journeys = startJourneys()

test.each(addresses)('$path has no violation and fits every width', async ({ path }) => {
  const page = await journeys.open(path)
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(unknownAddresses)('$path, which is not found, has no violation and fits every width', async ({ path }) => {
  const page = await journeys.open(path, { provokes: [/status of 404/] })
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(locales)('the result (%s) has no violation and fits every width', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  const calculator = calculatorOn(page, locale)
  await calculator.distance.fill('5000')
  await calculator.submit.click()
  await calculator.notice.waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})

test.each(locales)('the errors (%s) have no violation and fit every width', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  for (const field of ['age', 'weight', 'distance'] as const) await calculator[field].fill('x')
  await calculator.submit.click()
  await page.locator('#distance-error').waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})

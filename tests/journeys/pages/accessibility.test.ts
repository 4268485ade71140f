import { expect, onTestFinished, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { pathTo } from '#i18n/paths.ts'
import { addresses, unknownAddresses } from '../../support/addresses.ts'
import {
  calculatorSelector,
  expectAccessible,
  expectNoOverflow,
  expectToFit,
} from '../../support/browser/assertions.ts'
import { launchBrowser } from '../../support/browser/browser.ts'
import { runFormOn } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { waitForHydration } from '../../support/browser/navigation.ts'

const journeys = startJourneys()

test.each(locales)('every page (%s) obeys axe and its policy, and fits with large text', async (locale) => {
  // a violation of the policy is a fault of the page
  const page = await journeys.open('/', { expectedFaults: [/status of 404/] })
  const failures: string[] = []
  for (const { path } of [...addresses, ...unknownAddresses].filter((one) => one.locale === locale)) {
    await page.goto(path)
    await waitForHydration(page)
    for (const check of [expectAccessible, expectToFit])
      await check(page).catch((error: unknown) => failures.push(String(error)))
  }
  expect(failures).toEqual([])
})

test('every page fits a small phone whose smallest font has 26 px', async () => {
  const browser = await launchBrowser({ args: ['--blink-settings=minimumFontSize=26'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ baseURL: journeys.site.url })
  for (const { path } of [...addresses, ...unknownAddresses]) {
    await page.goto(path)
    await expectNoOverflow(page, [320, 390], 'smallest font 26 px')
  }
})

test('an answer with its sum unfolded obeys axe, and fits with large text', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { answer, submitButton } = runFormOn(page, 'fr')
  await submitButton.click()
  await answer.getByText('D’où vient 40,2').click()
  expect(await answer.locator('details[open]').count()).toBe(1)
  await expectAccessible(page, calculatorSelector)
  await expectToFit(page)
})

import { expect, test } from 'vitest'
import { runFormOn } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test('below the oldest browsers supported a page stays as sent, and its form works', async () => {
  let failed: Promise<Error> | undefined
  const page = await journeys.open('/', {
    ownTab: true,
    delayedScripts: true,
    expectedFaults: [/TextEncoderStream is not defined/],
    async prepare(tab) {
      failed = tab.waitForEvent('pageerror')
      await tab.addInitScript(() => Reflect.deleteProperty(window, 'TextEncoderStream'))
    },
  })
  await failed
  await page.waitForLoadState()
  expect(await page.locator('header button').count()).toBe(0)
  const { post, answer } = runFormOn(page, 'fr')
  await post()
  await answer.getByText('40,2').first().waitFor()
})

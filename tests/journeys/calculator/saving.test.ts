import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '#i18n/all-messages.ts'
import { pathTo } from '#i18n/paths.ts'
import { runFormOn, saveUrl } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { waitForHydration } from '../../support/browser/navigation.ts'
import { collectPosts } from '../../support/browser/visitor-traces.ts'
import { savedCalculations } from '../../support/server/records.ts'

const journeys = startJourneys()

test('a toast and a line of the answer tell whether a run is saved', async () => {
  let isAway = true
  const page = await journeys.open(pathTo('measure', 'en'), {
    expectedFaults: [/status of 503/],
    prepare: (tab) =>
      tab.route(saveUrl, (route) => (isAway ? route.fulfill({ status: 503, json: {} }) : route.continue())),
  })
  const { submitButton, answer, toast } = runFormOn(page, 'en')
  await submitButton.click()
  await toast.filter({ hasText: 'Error' }).filter({ hasText: 'Unable to save the calculation' }).waitFor()
  await answer.getByText('Not saved · Try again', { exact: true }).waitFor()
  isAway = false
  await submitButton.click()
  await toast
    .filter({ hasText: 'Calculation saved' })
    .filter({ hasText: 'Your result has been successfully saved' })
    .waitFor()
  await answer.getByText('Saved · My progress', { exact: true }).waitFor()
})

test('after a failure nothing is sent again unasked', async () => {
  let posts: string[] = []
  const page = await journeys.openWithClock(pathTo('measure', 'fr'), {
    expectedFaults: [/ERR_CONNECTION_RESET/],
    async prepare(tab) {
      await tab.route(saveUrl, (route) => route.abort('connectionreset'))
      posts = collectPosts(tab)
    },
  })
  const { submitButton, answer } = runFormOn(page, 'fr')
  await submitButton.click()
  await answer.getByText('Non enregistré · Réessayer', { exact: true }).waitFor()
  await passTwoMinutes(page)
  // another page, by a link of the site and by the address bar
  await page.getByRole('banner').getByRole('link', { name: messages.fr.pageNames.improve }).first().click()
  await page.waitForURL(`**${pathTo('improve', 'fr')}`)
  await passTwoMinutes(page)
  await page.goto(pathTo('home', 'fr'))
  await waitForHydration(page)
  await passTwoMinutes(page)
  expect(posts).toHaveLength(1)
})

/** Does what may make a page send again: two minutes pass, the network comes back, the page is shown again. */
async function passTwoMinutes(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await page.clock.fastForward(120_000)
}

test('“try again” after a lost answer saves one row, under the same key', async () => {
  const keys: (string | undefined)[] = []
  const page = await journeys.open(pathTo('home', 'fr'), {
    expectedFaults: [/ERR_CONNECTION_RESET/],
    prepare: (tab) =>
      tab.route(saveUrl, async (route) => {
        const attempt = keys.push(route.request().headers()['idempotency-key'])
        if (attempt > 2) return route.continue()
        await route.fetch()
        return route.abort('connectionreset')
      }),
  })
  const calculator = runFormOn(page, 'fr')
  await calculator.submitButton.click()
  await calculator.retryButton.click()
  await expect.poll(() => keys.length).toBe(2)
  await calculator.retryButton.click()
  await calculator.answer.getByText('Enregistré · Mon suivi').waitFor()
  await calculator.toast.getByText('Calcul enregistré').waitFor()
  expect(await savedCalculations(journeys.site, page.context())).toHaveLength(1)

  await calculator.send('2500')
  await expect.poll(() => savedCalculations(journeys.site, page.context())).toHaveLength(2)
  expect(keys[0]).toMatch(/^"[\da-f-]{36}"$/)
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

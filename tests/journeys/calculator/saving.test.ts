import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages } from '#i18n/all-messages.ts'
import { locales } from '#i18n/locales.ts'
import { pathTo } from '#i18n/paths.ts'
import { calculatorOn, saveUrl } from '../../support/browser/calculator.ts'
import { startJourneys, waitForHydration } from '../../support/browser/journeys.ts'
import { gate, recordPosts } from '../../support/browser/playwright.ts'
import { savedRecords } from '../../support/server/records.ts'

const journeys = startJourneys()
const twoMinutes = 120_000

/** The toasts and the line in the answer, as the product spec and the design have them. */
const texts = {
  fr: {
    saved: ['Calcul enregistré', 'Votre résultat a bien été enregistré', 'Enregistré · Mon suivi'],
    failed: ['Erreur', 'Impossible d’enregistrer le calcul.', 'Non enregistré · Réessayer'],
    value: '40,2',
  },
  en: {
    saved: ['Calculation saved', 'Your result has been successfully saved', 'Saved · My progress'],
    failed: ['Error', 'Unable to save the calculation', 'Not saved · Try again'],
    value: '40.2',
  },
} as const

const withStatus = (status: number) => (route: Route) => route.fulfill({ status, json: {} })

/** Does what may make a page send again: two minutes pass, the network comes back, the page is shown again. */
async function passTwoMinutes(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await page.clock.fastForward(twoMinutes)
}

test.each(locales)('a success and an error are told, and nothing is sent again unasked (%s)', async (locale) => {
  let answer = (route: Route) => route.abort('connectionreset')
  let posts: string[] = []
  const page = await journeys.open(pathTo('measure', locale), {
    ownTab: true,
    expectedFaults: [/status of 503/, /ERR_CONNECTION_RESET/],
    async prepare(page) {
      await page.clock.install()
      await page.route(saveUrl, (route) => answer(route))
      posts = recordPosts(page)
    },
  })
  const calculator = calculatorOn(page, locale)
  async function expectTold(kind: 'saved' | 'failed') {
    const [title, text, line] = texts[locale][kind]
    await calculator.answer.getByText(line, { exact: true }).waitFor()
    await calculator.toast.getByText(title, { exact: true }).waitFor()
    await calculator.toast.getByText(text, { exact: true }).waitFor()
    expect(await calculator.toast.getAttribute('data-kind')).toBe(kind)
    expect(await calculator.answer.innerText()).toContain(texts[locale].value)
    await passTwoMinutes(page)
  }

  await calculator.submit.click()
  await expectTold('failed')
  answer = withStatus(201)
  await calculator.submit.click()
  await expectTold('saved')
  answer = withStatus(503)
  await calculator.submit.click()
  await expectTold('failed')
  expect(posts).toHaveLength(3)

  // another page, by a link of the site and by the address bar
  await page.getByRole('banner').getByRole('link', { name: messages[locale].pageNames.improve }).first().click()
  await page.waitForURL(`**${pathTo('improve', locale)}`)
  await passTwoMinutes(page)
  await page.goto(pathTo('home', locale))
  await waitForHydration(page)
  await passTwoMinutes(page)
  expect(posts).toHaveLength(3)
})

test('“try again” after a lost answer saves one row, under the same key', async () => {
  const keys: (string | undefined)[] = []
  const page = await journeys.open(pathTo('home', 'fr'), {
    expectedFaults: [/ERR_CONNECTION_RESET/],
    prepare: (page) =>
      page.route(saveUrl, async (route) => {
        const attempt = keys.push(route.request().headers()['idempotency-key'])
        if (attempt > 2) return route.continue()
        await route.fetch()
        return route.abort('connectionreset')
      }),
  })
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  await calculator.retry.click()
  await expect.poll(() => keys.length).toBe(2)
  await calculator.retry.click()
  await calculator.answer.getByText('Enregistré · Mon suivi').waitFor()
  await calculator.toast.getByText('Calcul enregistré').waitFor()
  expect(await savedRecords(journeys.site, page.context())).toHaveLength(1)

  await calculator.send('2500')
  await expect.poll(() => savedRecords(journeys.site, page.context())).toHaveLength(2)
  expect(keys[0]).toMatch(/^"[\da-f-]{36}"$/)
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('the result shows at once, while the button waits; another run takes its place', async () => {
  const save = gate()
  const page = await journeys.open(pathTo('measure', 'fr'), {
    prepare: (page) => page.route(saveUrl, (route) => save.opened.then(() => route.continue())),
  })
  const calculator = calculatorOn(page, 'fr')
  const sent = page.waitForRequest(saveUrl)
  await calculator.submit.click()
  for (const text of ['40,2', 'Bon', 'Vous êtes au 50e percentile pour votre âge et votre sexe.'])
    await calculator.answer.getByText(text).first().waitFor()
  expect(await calculator.submit.innerText()).toBe('Calcul en cours…')
  expect(await calculator.submit.isDisabled()).toBe(true)
  expect(await calculator.toast.count()).toBe(0)
  const defaultRun = { age: 30, gender: 'homme', weight: 70, distance: 2400 }
  expect((await sent).postDataJSON()).toEqual({ ...defaultRun, vo2maxResult: 402, category: 'Bon' })

  save.open()
  await calculator.toast.waitFor()
  await expect.poll(() => calculator.submit.innerText()).toBe('Calculer mon VO2max')
  await calculator.send('2600')
  await calculator.answer.getByText('44,5').first().waitFor()
  expect(await calculator.answer.innerText()).not.toContain('40,2')
  await expect
    .poll(() => savedRecords(journeys.site, page.context()))
    .toEqual([
      { ...defaultRun, vo2max_tenths: 402, category: 'Bon' },
      { ...defaultRun, distance: 2600, vo2max_tenths: 445, category: 'Bon' },
    ])
})

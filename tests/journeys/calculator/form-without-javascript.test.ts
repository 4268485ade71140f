import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { answerTo, runFormOn, sendForm } from '../../support/browser/calculator.ts'
import { startJourneysOnNewSite, withoutJavaScript } from '../../support/browser/journeys.ts'
import { shownText } from '../../support/browser/shown-text.ts'
import { expectNothingKept } from '../../support/browser/visitor-traces.ts'
import { savedCalculations, takeRecordsAway } from '../../support/server/records.ts'

const journeys = startJourneysOnNewSite()

test('the posted form computes, and saves once even if posted twice within a minute', async () => {
  const page = await journeys.open('/en/measure', withoutJavaScript)
  const { fillIn, post, answer, weight } = runFormOn(page, 'en')
  await fillIn({ age: '45', gender: 'femme', weight: '62.5', distance: '2600' })
  for (const press of ['first', 'second']) {
    expect(await post(), press).toBe(200)
    expect(page.url()).toBe(`${journeys.site.url}/en/measure#resultat`)
    expect(await shownText(answer)).toContain('31.9 ml/kg/min')
    expect(await shownText(answer)).toContain('Saved · My progress')
    expect(await weight.inputValue()).toBe('62.5')
  }
  expect(await savedCalculations(journeys.site, page.context())).toEqual([
    { age: 45, gender: 'femme', weight: 62.5, distance: 2600, vo2maxResult: 319, category: 'Moyen' },
  ])
})

test('without JavaScript “calculate without saving” saves nothing', async () => {
  const page = await journeys.open('/en/measure', withoutJavaScript)
  const { distance, withoutSaving, answer } = runFormOn(page, 'en')
  await distance.fill('2700')
  await withoutSaving.click()
  await answer.getByText('Not saved, as you asked.').waitFor()
  await expectNothingKept(page)
})

test('a browser that refuses cookies is told once a form comes back without its own', async () => {
  const page = await journeys.open('/en/measure', withoutJavaScript)
  const { post, answer } = runFormOn(page, 'en')
  expect(await post()).toBe(200)
  expect(await shownText(answer)).toContain('Saved · My progress')
  await page.context().clearCookies()
  expect(await post()).toBe(200)
  expect(await shownText(answer)).toContain('Saved for 30 days, but you won’t be able to see it again')
  await page.context().clearCookies()
  await page.goto(pathTo('my-results', 'en'))
  expect(await page.locator('main').innerText()).toContain('if your browser accepts this site’s cookies')
})

test('without JavaScript errors stand under their fields, with what was typed', async () => {
  const page = await journeys.open('/en/measure', { ...withoutJavaScript, expectedFaults: [/status of 400/] })
  const { age, distance, fillIn, post, typed } = runFormOn(page, 'en')
  await fillIn({ age: '9', gender: 'femme', distance: 'far' })
  expect(await post()).toBe(400)
  expect(await page.locator('#cooper-run-age-error').innerText()).toBe('Number must be greater than or equal to 10')
  expect(await page.locator('#cooper-run-distance-error').innerText()).toBe('Expected number, received nan')
  expect(await age.getAttribute('aria-describedby')).toContain('age-error')
  expect(await distance.getAttribute('aria-invalid')).toBe('true')
  expect(await typed()).toMatchObject({ age: '9', gender: 'femme', distance: 'far' })
})

test('without JavaScript a failed save shows the answer and the sentence of the toast', async () => {
  const page = await journeys.open('/mesurer', { ...withoutJavaScript, expectedFaults: [/status of 503/] })
  takeRecordsAway(journeys.site)
  const { post, answer, retryButton } = runFormOn(page, 'fr')
  expect(await post()).toBe(503)
  await page.getByRole('alert').getByText('Impossible d’enregistrer le calcul.', { exact: true }).waitFor()
  expect(await shownText(answer)).toContain('40,2 ml/kg/min')
  expect(await shownText(answer)).toContain('Non enregistré')
  expect(await retryButton.isVisible()).toBe(false)
})

test('without JavaScript another protocol is answered, and nothing is kept', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), withoutJavaScript)
  await sendForm(page, 'known-value', { vo2max: '40,2', age: '45', gender: 'femme' })
  await page.waitForURL('**#resultat')
  await answerTo(page, 'known-value').getByText('dans les 5 % les plus hauts').waitFor()
  await expectNothingKept(page)
})

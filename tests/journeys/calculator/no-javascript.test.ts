import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { pathTo } from '#i18n/paths.ts'
import { startJourneysOnNewSite, waitForHydration } from '../../support/browser-fixture.ts'
import {
  calculatorOn,
  gate,
  messages,
  postForm,
  sendForm,
  textOf,
  withoutJavaScript,
} from '../../support/calculator.ts'
import { bringRecordsBack, savedRecords, takeRecordsAway } from '../../support/records.ts'
import { ways } from '../../support/ways.ts'

const journeys = startJourneysOnNewSite()

test('the posted form computes, and saves once even if posted twice within a minute', async () => {
  const page = await journeys.open('/en/measure', withoutJavaScript)
  const { age, gender, weight, distance, withoutSaving, answer } = calculatorOn(page, 'en')
  await age.fill('45')
  await gender.selectOption('femme')
  await weight.fill('62.5')
  await distance.fill('2600')
  for (const press of ['first', 'second']) {
    expect(await postForm(page), press).toBe(200)
    expect(page.url()).toBe(`${journeys.site.url}/en/measure#resultat`)
    expect(await textOf(answer)).toContain('31.9 ml/kg/min')
    expect(await textOf(answer)).toContain('Saved · My progress')
    expect(await weight.inputValue()).toBe('62.5')
  }
  await distance.fill('2700')
  await withoutSaving.click()
  await answer.getByText('Not saved, as you asked.').waitFor()
  const saved = await savedRecords(journeys.site, page.context())
  expect(saved).toEqual([
    { age: 45, gender: 'femme', weight: 62.5, distance: 2600, vo2max_tenths: 319, category: 'Moyen' },
  ])
  // a browser that refuses cookies: known once a form comes back without the one that it was given
  for (const line of ['Saved · My progress', messages.en.answer.save.unseen.replaceAll('\u00a0', ' ')]) {
    await page.context().clearCookies()
    expect(await postForm(page)).toBe(200)
    expect(await textOf(answer)).toContain(line)
  }
  await page.context().clearCookies()
  await page.goto(pathTo('my-results', 'en'))
  expect(await page.locator('main').innerText()).toContain('if your browser accepts this site’s cookies')
})

test('without JavaScript errors stand under their fields, with what was typed', async () => {
  const page = await journeys.open('/en/measure', { ...withoutJavaScript, expectedFaults: [/status of 400/] })
  const { age, gender, distance } = calculatorOn(page, 'en')
  await age.fill('9')
  await gender.selectOption('femme')
  await distance.fill('far')
  expect(await postForm(page)).toBe(400)
  expect(await page.locator('#age-error').innerText()).toBe('Number must be greater than or equal to 10')
  expect(await page.locator('#distance-error').innerText()).toBe('Expected number, received nan')
  expect(await age.getAttribute('aria-describedby')).toContain('age-error')
  expect(await distance.getAttribute('aria-invalid')).toBe('true')
  expect([await age.inputValue(), await gender.inputValue(), await distance.inputValue()]).toEqual([
    '9',
    'femme',
    'far',
  ])
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
})

test('without JavaScript a failed save shows the answer and the sentence of the toast', async () => {
  const page = await journeys.open('/', withoutJavaScript)
  takeRecordsAway(journeys.site)
  for (const locale of locales) {
    await page.goto(pathTo('measure', locale))
    await postForm(page)
    await page.getByRole('alert').getByText(messages[locale].toasts.failed.text, { exact: true }).waitFor()
    const answer = await textOf(calculatorOn(page, locale).answer)
    expect(answer).toContain({ fr: '40,2', en: '40.2' }[locale])
    expect(answer).toContain(messages[locale].answer.save.failed)
  }
  bringRecordsBack(journeys.site)
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
})

test('without JavaScript the other ways are answered, and nothing is kept', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), withoutJavaScript)
  for (const [protocol, inputs, parts] of ways) {
    await sendForm(page, protocol, inputs)
    await page.waitForURL('**#resultat')
    const answer = page.locator(`[data-answer=${protocol}]`)
    await answer.waitFor()
    for (const part of parts) expect(await textOf(answer)).toContain(part)
  }
  expect(await page.context().cookies()).toEqual([])
})

test('what was typed before the scripts came stays, and is what is computed', async () => {
  const scripts = gate()
  const page = await journeys.open(pathTo('measure', 'fr'), {
    delayedScripts: true,
    prepare: (page) => page.route('**/assets/*.js', (route) => scripts.opened.then(() => route.continue())),
  })
  const { form, weight, distance, submit, toast } = calculatorOn(page, 'fr')
  await form.getByRole('radio', { name: 'lb' }).check()
  await weight.fill('137,8')
  await distance.fill('2267')
  const place = await submit.boundingBox()
  scripts.open()
  await waitForHydration(page)
  expect(await submit.boundingBox()).toEqual(place)
  expect([await weight.inputValue(), await distance.inputValue()]).toEqual(['137,8', '2267'])
  await submit.click()
  await toast.waitFor()
  expect(await savedRecords(journeys.site, page.context())).toMatchObject([{ weight: 62.5, distance: 2267 }])
  await page.getByRole('banner').locator('a[hreflang]').click()
  await page.waitForURL('**/en/measure')
  expect(await calculatorOn(page, 'en').weight.inputValue()).toBe('137,8')
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { locales, otherLocale } from '../../i18n/locales.ts'
import { pathTo } from '../../i18n/paths.ts'
import { calculatorAddresses } from '../support/addresses.ts'
import { expectAccessible } from '../support/assertions.ts'
import { calculatorOn, hasFocus } from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { messages } from '../support/messages.ts'
import { savedCalculations } from '../support/saved-records.ts'

const journeys = startJourneys()
const api = '**/api/vo2/calculate'

const words = {
  fr: {
    value: '40,2',
    percentile: 'Vous êtes au 50e percentile pour votre âge et votre sexe',
    category: 'Bon',
    pending: 'Calcul en cours…',
    saved: ['Calcul enregistré', 'Votre résultat a bien été enregistré'],
    failed: ['Erreur', 'Impossible d’enregistrer le calcul.'],
    lasting: 'Calcul non enregistré. Votre résultat reste affiché.',
    outbox: 'Calcul non enregistré. Nous réessaierons dès que le réseau revient.',
    outdated: 'le site a changé depuis que vous avez ouvert cette page',
    reload: 'Recharger la page',
  },
  en: {
    value: '40.2',
    percentile: 'You are in the 50th percentile for your age and gender',
    category: 'Good',
    pending: 'Calculating…',
    saved: ['Calculation saved', 'Your result has been successfully saved'],
    failed: ['Error', 'Unable to save the calculation'],
    lasting: 'Not saved. Your result is still here.',
    outbox: 'Not saved. We’ll try again when you’re back online.',
    outdated: 'the site has changed since this page was opened',
    reload: 'Reload the page',
  },
}

const defaultRun = { age: 30, gender: 'homme', weight: 70, distance: 2400 }

test.each(calculatorAddresses)(
  '$path shows no result before the form is sent, then the result at once, while the save is still under way',
  async ({ path, locale }) => {
    const { value, percentile, category, pending, saved } = words[locale]
    const answer = held()
    const page = await journeys.open(path, {
      prepare: (page) => page.route(api, (route) => answer.released.then(() => route.continue())),
    })
    const calculator = calculatorOn(page, locale)
    expect(await calculator.answer.count()).toBe(0)
    expect(await calculator.age.inputValue()).toBe('30')
    expect(await calculator.gender.inputValue()).toBe('homme')
    expect(await calculator.weight.inputValue()).toBe('70')
    expect(await calculator.distance.inputValue()).toBe('2400')
    await calculator.submit.click()

    for (const text of [value, category, percentile])
      await calculator.result.getByText(text, { exact: false }).first().waitFor()
    expect(await calculator.submit.innerText()).toBe(pending)
    expect(await calculator.submit.isDisabled()).toBe(true)
    expect(await calculator.notice.count()).toBe(0)

    answer.release()
    const notice = await calculator.notice.innerText()
    for (const text of saved) expect(notice).toContain(text)
    await expect.poll(() => calculator.submit.isEnabled()).toBe(true)
    expect(await calculator.submit.innerText()).toBe(messages[locale].tests['cooper-run'].submit)
    expect(await calculator.result.innerText()).toContain(value)
    expect(await savedCalculations(journeys.site, page.context())).toEqual([
      { ...defaultRun, result_tenths: 402, category: 'Bon' },
    ])
  },
)

test.each(locales)('the body that is sent (%s) has the six fields and no other', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const sent = page.waitForRequest(api)
  await calculatorOn(page, locale).submit.click()
  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/json')
  expect(request.postDataJSON()).toEqual({ ...defaultRun, vo2maxResult: 402, category: 'Bon' })
  expect((await request.response())!.status()).toBe(201)
})

test.each(calculatorAddresses)(
  'with an answer of 503, $path says that nothing was saved and keeps the result',
  async ({ path, locale }) => {
    const page = await journeys.open(path, { prepare: answering503, expectedFaults: [/status of 503/] })
    const calculator = calculatorOn(page, locale)
    await calculator.submit.click()
    const notice = await calculator.notice.innerText()
    for (const text of words[locale].failed) expect(notice).toContain(text)
    expect(await calculator.result.innerText()).toContain(words[locale].value)
    expect(await calculator.result.innerText()).toContain(words[locale].lasting)
    await expect.poll(() => calculator.submit.isEnabled()).toBe(true)
    expect(await savedCalculations(journeys.site, page.context())).toEqual([])
  },
)

test('a save that was answered as failed, though it was done, is tried again on the page, and saved once', async () => {
  const locale = 'fr'
  let isLost = true
  const keys: (string | undefined)[] = []
  const page = await journeys.open(pathTo('home', locale), {
    expectedFaults: [/status of 503/],
    prepare: (page) =>
      page.route(api, async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (!isLost) return route.continue()
        const { url, ...request } = { url: route.request().url(), headers: route.request().headers() }
        await fetch(url, { ...request, method: 'POST', body: route.request().postData() })
        return route.fulfill({ status: 503, json: { status: 503 } })
      }),
  })
  const calculator = calculatorOn(page, locale)
  await calculator.submit.click()
  await calculator.result.getByText(words[locale].lasting).waitFor()
  await expectAccessible(page)

  await calculator.retry.click()
  await expect.poll(() => keys.length).toBe(2)
  await expect.poll(() => calculator.retry.isVisible()).toBe(true)
  // the failure stays until it is none any more
  isLost = false
  await calculator.retry.focus()
  await page.keyboard.press('Enter')
  await calculator.retry.waitFor({ state: 'detached' })
  await calculator.notice.getByText(words[locale].saved[0]!).waitFor()
  await expect.poll(() => hasFocus(calculator.submit)).toBe(true)
  expect(await calculator.result.innerText()).toContain(words[locale].value)
  // another calculation is another key
  await calculator.distance.fill('2500')
  await calculator.submit.click()
  await expect.poll(() => keys.length).toBe(4)
  expect(keys[0]).toMatch(/^"[\da-f-]{36}"$/)
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
  await expect
    .poll(() => savedCalculations(journeys.site, page.context()))
    .toMatchObject([{ distance: 2400 }, { distance: 2500 }])
})

test.each(calculatorAddresses)(
  'the language link keeps what was typed on $path, and the result, while its save goes on',
  async ({ path, locale }) => {
    const other = otherLocale[locale]
    const answer = held()
    const page = await journeys.open(path, {
      prepare: (page) => page.route(api, (route) => answer.released.then(() => route.continue())),
    })
    const calculator = calculatorOn(page, locale)
    await calculator.gender.selectOption('femme')
    await calculator.weight.fill('70,5')
    await calculator.submit.click()
    await calculator.distance.fill('2600')
    await page.getByRole('banner').locator('a[hreflang]').click()

    const twin = calculatorOn(page, other)
    await twin.result
      .getByText(other === 'fr' ? '34,2' : '34.2')
      .first()
      .waitFor()
    expect(await twin.gender.inputValue()).toBe('femme')
    expect(await twin.weight.inputValue()).toBe('70,5')
    expect(await twin.distance.inputValue()).toBe('2600')
    expect(await twin.submit.innerText()).toBe(words[other].pending)
    await expect.poll(() => isInView(twin.result)).toBe(true)
    answer.release()
    await twin.notice.getByText(words[other].saved[0]!).waitFor()
    await expect.poll(() => twin.submit.isEnabled()).toBe(true)
    // and what was wrong is said in the language of the page
    await twin.age.fill('9')
    await twin.submit.click()
    await page.getByRole('banner').locator('a[hreflang]').click()
    await page
      .getByText(locale === 'fr' ? 'au moins 10' : 'or equal to 10')
      .first()
      .waitFor()
    expect(await calculator.age.inputValue()).toBe('9')
  },
)

/** The API as a page of another version meets it: its results are refused. */
function refusing(status: number) {
  return (page: Page) => page.route(api, (route) => route.fulfill({ status, json: { status } }))
}

test.each(calculatorAddresses.flatMap((address) => [400, 422].map((status) => ({ ...address, status }))))(
  'where the site has changed since $path was opened ($status), a reload saves what was typed',
  async ({ path, locale, status }) => {
    const page = await journeys.open(path, {
      prepare: refusing(status),
      expectedFaults: [new RegExp(`status of ${status}`)],
    })
    const calculator = calculatorOn(page, locale)
    await calculator.weight.fill('70.5')
    await calculator.distance.fill('2600')
    await calculator.submit.click()
    await calculator.result.getByText(words[locale].outdated).waitFor()
    expect(await calculator.notice.innerText()).toContain(words[locale].failed[1])
    expect(await calculator.result.innerText()).toContain(locale === 'fr' ? '44,5' : '44.5')
    // after the other status the same block
    if (status === 400) await expectAccessible(page)
    expect(await savedCalculations(journeys.site, page.context())).toEqual([])

    await page.getByRole('button', { name: words[locale].reload }).click()
    await calculator.result.getByText(words[locale].saved[0]!).waitFor()
    expect(await calculator.weight.inputValue()).toBe('70.5')
    expect(await calculator.distance.inputValue()).toBe('2600')
    expect(await savedCalculations(journeys.site, page.context())).toEqual([
      { ...defaultRun, weight: 70.5, distance: 2600, result_tenths: 445, category: 'Bon' },
    ])
  },
)

test('nobody is asked twice: a failed save is not tried again by itself', async () => {
  const locale = 'fr'
  let asked = 0
  const page = await journeys.open(pathTo('home', locale), { prepare: answering503, expectedFaults: [/status of 503/] })
  page.on('request', (request) => void (asked += Number(request.method() === 'POST')))
  const calculator = calculatorOn(page, locale)
  await calculator.submit.click()
  await calculator.notice.waitFor()
  await calculator.submit.click()
  await expect.poll(() => asked).toBe(2)
})

test.each(locales)('a new calculation (%s) takes the place of the result before', async (locale) => {
  const page = await journeys.open(pathTo('measure', locale))
  const calculator = calculatorOn(page, locale)
  await calculator.submit.click()
  await calculator.notice.waitFor()
  await calculator.gender.selectOption('femme')
  await calculator.submit.click()
  const { value } = words[locale]
  await calculator.result.getByText(value.replace(/\d+/, '34')).first().waitFor()
  expect(await calculator.result.innerText()).not.toContain(value)
  await expect
    .poll(() => savedCalculations(journeys.site, page.context()))
    .toEqual([
      { ...defaultRun, result_tenths: 402, category: 'Bon' },
      { ...defaultRun, gender: 'femme', result_tenths: 342, category: 'Moyen' },
    ])
})

test.each(locales)('a weight (%s) is read with a point and with a comma', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  const saved = { ...defaultRun, weight: 70.5, result_tenths: 402, category: 'Bon' }
  for (const [weight, all] of [
    ['70,5', [saved]],
    ['70.5', [saved, saved]],
  ] as const) {
    await calculator.weight.fill(weight)
    await calculator.submit.click()
    await expect.poll(() => savedCalculations(journeys.site, page.context())).toEqual(all)
  }
})

test.each(locales)('the result (%s) is told to screen readers, and the focus stays', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  await calculator.distance.press('Enter')
  await expect.poll(() => calculator.announcement.innerText()).toContain(words[locale].value)
  expect(await calculator.announcement.innerText()).toContain(words[locale].category)
  await calculator.notice.waitFor()
  expect(await hasFocus(calculator.distance)).toBe(true)
})

test.each(locales)('the whole calculator (%s) needs only a keyboard', async (locale) => {
  const page = await journeys.open(pathTo('home', locale))
  const calculator = calculatorOn(page, locale)
  for (let stops = 0; stops < 40 && !(await hasFocus(calculator.age)); stops++) await page.keyboard.press('Tab')
  await page.keyboard.type('45')
  await page.keyboard.press('Tab')
  // the list finds its option by the first letter
  await page.keyboard.press(messages[locale].genders.femme[0]!)
  await page.keyboard.press('Tab')
  await page.keyboard.type('62')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2600')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await calculator.notice.waitFor()
  expect(await savedCalculations(journeys.site, page.context())).toEqual([
    { age: 45, gender: 'femme', weight: 62, distance: 2600, result_tenths: 319, category: 'Moyen' },
  ])
  await expect.poll(() => hasFocus(calculator.submit)).toBe(true)
})

test.each(locales)('where motion is unwelcome (%s), nothing moves', async (locale) => {
  const page = await journeys.open(pathTo('home', locale), { reducedMotion: 'reduce' })
  const calculator = calculatorOn(page, locale)
  await calculator.submit.click()
  await calculator.notice.waitFor()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

function answering503(page: Page) {
  return page.route(api, (route) => route.fulfill({ status: 503, json: { status: 503 } }))
}

function isInView(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
}

/** An answer that waits to be released. */
function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release: () => release() }
}

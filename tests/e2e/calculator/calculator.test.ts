import { expect, test } from 'vitest'
import { pathTo } from '../../../i18n/paths.ts'
import { calculatorAddresses } from '../support/addresses.ts'
import { calculatorPanel, expectAccessible } from '../support/assertions.ts'
import {
  calculatorOn,
  gate,
  hasFocus,
  messages,
  startsOnScreen,
  withAndWithoutJavaScript,
} from '../support/calculator.ts'
import { startJourneys } from '../support/browser-fixture.ts'
import { savedRecords } from '../support/records.ts'

const journeys = startJourneys()
const api = '**/api/vo2/calculate'

const { toasts, form, result } = messages.fr
const value = '40,2'
const defaultRun = { age: 30, gender: 'homme', weight: 70, distance: 2400 }

test('there is no result before the form is sent, then the result at once, while its six fields are still being saved', async () => {
  const save = gate()
  const page = await journeys.open(pathTo('measure', 'fr'), {
    prepare: (page) => page.route(api, (route) => save.opened.then(() => route.continue())),
  })
  const calculator = calculatorOn(page, 'fr')
  expect(await calculator.answer.count()).toBe(0)
  expect(await calculator.age.inputValue()).toBe('30')
  expect(await calculator.gender.inputValue()).toBe('homme')
  expect(await calculator.weight.inputValue()).toBe('70')
  expect(await calculator.distance.inputValue()).toBe('2400')
  const sent = page.waitForRequest(api)
  await calculator.submit.click()

  for (const text of [value, 'Bon', result.percentile(50)]) await calculator.result.getByText(text).first().waitFor()
  expect(await calculator.submit.innerText()).toBe(form.pending)
  expect(await calculator.submit.isDisabled()).toBe(true)
  expect(await calculator.toast.count()).toBe(0)
  const request = await sent
  expect(request.headers()['content-type']).toBe('application/json')
  expect(request.postDataJSON()).toEqual({ ...defaultRun, vo2maxResult: 402, category: 'Bon' })

  save.open()
  expect((await request.response())!.status()).toBe(201)
  const toast = await calculator.toast.innerText()
  for (const text of Object.values(toasts.saved)) expect(toast).toContain(text)
  await expect.poll(() => calculator.submit.isEnabled()).toBe(true)
  expect(await calculator.submit.innerText()).toBe(messages.fr.protocols['cooper-run'].submit)
  expect(await calculator.result.innerText()).toContain(value)
  expect(await savedRecords(journeys.site, page.context())).toEqual([
    { ...defaultRun, result_tenths: 402, category: 'Bon' },
  ])
})

test('a save that the server refused for now, though it succeeded, is retried on the page, and saved once', async () => {
  let reportsFailure = true
  const keys: (string | undefined)[] = []
  const page = await journeys.open(pathTo('home', 'fr'), {
    expectedFaults: [/status of 503/],
    prepare: (page) =>
      page.route(api, async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (!reportsFailure) return route.continue()
        const { url, ...request } = { url: route.request().url(), headers: route.request().headers() }
        await fetch(url, { ...request, method: 'POST', body: route.request().postData() })
        return route.fulfill({ status: 503, json: { status: 503 } })
      }),
  })
  const calculator = calculatorOn(page, 'fr')
  await calculator.submit.click()
  await calculator.result.getByText(result.save.pending).waitFor()
  const failure = await calculator.toast.innerText()
  for (const text of Object.values(toasts.pending)) expect(failure).toContain(text)
  await expectAccessible(page, calculatorPanel)

  await calculator.retry.click()
  await expect.poll(() => keys.length).toBe(2)
  await expect.poll(() => calculator.retry.isVisible()).toBe(true)
  // the failure is shown until a retry succeeds
  reportsFailure = false
  await calculator.retry.focus()
  await page.keyboard.press('Enter')
  await calculator.retry.waitFor({ state: 'detached' })
  await calculator.toast.getByText(toasts.saved.title).waitFor()
  await expect.poll(() => hasFocus(calculator.submit)).toBe(true)
  expect(await calculator.result.innerText()).toContain(value)
  // a new calculation gets a new key
  await calculator.send('2500')
  await expect.poll(() => keys.length).toBe(4)
  expect(keys[0]).toMatch(/^"[\da-f-]{36}"$/)
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
  await expect
    .poll(() => savedRecords(journeys.site, page.context()))
    .toMatchObject([{ distance: 2400 }, { distance: 2500 }])
})

test('the language link keeps what was typed, and the result, while its save goes on', async () => {
  const save = gate()
  const page = await journeys.open(pathTo('home', 'fr'), {
    prepare: (page) => page.route(api, (route) => save.opened.then(() => route.continue())),
  })
  const calculator = calculatorOn(page, 'fr')
  await calculator.gender.selectOption('femme')
  await calculator.weight.fill('70,5')
  await calculator.submit.click()
  await calculator.distance.fill('2600')
  await page.getByRole('banner').locator('a[hreflang]').click()

  const alternate = calculatorOn(page, 'en')
  await alternate.result.getByText('34.2').first().waitFor()
  expect(await alternate.gender.inputValue()).toBe('femme')
  expect(await alternate.weight.inputValue()).toBe('70,5')
  expect(await alternate.distance.inputValue()).toBe('2600')
  expect(await alternate.submit.innerText()).toBe('Calculating…')
  await expect.poll(() => startsOnScreen(alternate.result)).toBe(true)
  save.open()
  await alternate.toast.getByText('Calculation saved').waitFor()
  await expect.poll(() => alternate.submit.isEnabled()).toBe(true)
  // errors change to the new language too
  await alternate.age.fill('9')
  await alternate.submit.click()
  await page.getByRole('banner').locator('a[hreflang]').click()
  await page.getByText('au moins 10').first().waitFor()
  expect(await calculator.age.inputValue()).toBe('9')
})

test('where the site has changed since the page was opened, a reload saves what was typed', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    prepare: (page) => page.route(api, (route) => route.fulfill({ status: 422, json: { status: 422 } })),
    expectedFaults: [/status of 422/],
  })
  const calculator = calculatorOn(page, 'fr')
  await calculator.weight.fill('70.5')
  await calculator.send('2600')
  await calculator.result.getByText(result.versionSkewText).waitFor()
  expect(await calculator.toast.innerText()).toContain(toasts.failed.text)
  expect(await calculator.result.innerText()).toContain('44,5')
  await expectAccessible(page, calculatorPanel)
  expect(await savedRecords(journeys.site, page.context())).toEqual([])

  await page.getByRole('button', { name: result.reload }).click()
  await calculator.result.getByText(toasts.saved.title).waitFor()
  expect(await calculator.weight.inputValue()).toBe('70,5')
  expect(await calculator.distance.inputValue()).toBe('2600')
  expect(await savedRecords(journeys.site, page.context())).toEqual([
    { ...defaultRun, weight: 70.5, distance: 2600, result_tenths: 445, category: 'Bon' },
  ])
})

test('the whole calculator needs only a keyboard, moves nothing where motion is unwelcome, and keeps the focus', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), { reducedMotion: 'reduce' })
  const calculator = calculatorOn(page, 'fr')
  for (let stops = 0; stops < 40 && !(await hasFocus(calculator.age)); stops++) await page.keyboard.press('Tab')
  await page.keyboard.type('45')
  await page.keyboard.press('Tab')
  // a letter chooses the option that starts with it
  await page.keyboard.press(messages.fr.genders.femme[0]!)
  await page.keyboard.press('Tab')
  await page.keyboard.type('62')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab') // past the unit
  await page.keyboard.type('2600')
  await page.keyboard.press('Enter')
  await calculator.toast.waitFor()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await hasFocus(calculator.distance)).toBe(true)
  expect(await savedRecords(journeys.site, page.context())).toEqual([
    { age: 45, gender: 'femme', weight: 62, distance: 2600, result_tenths: 319, category: 'Moyen' },
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => savedRecords(journeys.site, page.context())).toHaveLength(2)
  await expect.poll(() => hasFocus(calculator.submit)).toBe(true)
})

test('all that is wrong is said under its field, in red, the first one in focus, until it is mended, and no result comes with it', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const calculator = calculatorOn(page, 'fr')
  await calculator.age.fill('9')
  await calculator.distance.fill('')
  await calculator.distance.press('Enter')
  for (const field of ['age', 'distance'] as const) {
    const error = page.locator(`#${field}-error`)
    await error.waitFor()
    const [control, message] = [await calculator[field].boundingBox(), await error.boundingBox()]
    expect(message!.y).toBeGreaterThanOrEqual(control!.y + control!.height)
    const colour = await error.evaluate((element) => getComputedStyle(element).color)
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number)
    expect(red).toBeGreaterThan(2 * Math.max(green!, blue!))
  }
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(2)
  expect((await calculator.age.getAttribute('aria-describedby'))!.split(' ')).toContain('age-error')
  expect(await hasFocus(calculator.age)).toBe(true)
  expect(await calculator.answer.count()).toBe(0)
  await calculator.age.fill('10')
  await calculator.submit.click()
  await page.locator('#age-error').waitFor({ state: 'detached' })
  expect(await hasFocus(calculator.distance)).toBe(true)
  expect(await savedRecords(journeys.site, page.context())).toEqual([])
  await calculator.send('500')
  await calculator.toast.waitFor()
  expect(await page.locator('[aria-invalid], [id$="-error"]').count()).toBe(0)
  expect(await savedRecords(journeys.site, page.context())).toEqual([
    { age: 10, gender: 'homme', weight: 70, distance: 500, result_tenths: 0, category: 'Faible' },
  ])
})

test.each(withAndWithoutJavaScript([{}]))(
  'pounds are sent as kilograms, kilometres are mended, and a long distance is asked about where scripts are ($way)',
  async ({ way, visit }) => {
    const hasScripts = way === 'with JavaScript'
    const page = await journeys.open(pathTo('home', 'fr'), {
      ...visit,
      expectedFaults: hasScripts ? [] : [/status of 400/],
    })
    const { weight, distance, send, answer } = calculatorOn(page, 'fr')
    const unit = (name: string) => page.locator('#cooper-run').getByRole('radio', { name })
    const repair = page.locator('#cooper-run-form').getByRole('status')
    await unit('lb').check()
    if (hasScripts) expect(await weight.inputValue()).toBe('154,3')
    await weight.fill('20')
    await send('2,4')
    await expect.poll(() => page.locator('#weight-error').innerText()).toBe('La valeur doit être d’au moins 30.')
    await repair.getByText('soit de 67 à 441 lb').waitFor()
    if (hasScripts) {
      await expectAccessible(page, calculatorPanel)
      await repair.getByRole('button', { name: 'Utiliser 2 400 m' }).click()
      expect(await distance.inputValue()).toBe('2400')
      expect(await hasFocus(distance)).toBe(true)
      expect(await page.locator('[id$="-error"]').count()).toBe(1)
    } else await repair.getByText('Pour 2,4 km, entrez 2400.').waitFor()

    await weight.fill('150')
    await send('4600')
    if (hasScripts) {
      await repair.getByText('Vraiment 4 600 m ? Appuyez encore pour confirmer.').waitFor()
      expect(await page.locator('[id$="-error"]').count()).toBe(0)
      expect(await answer.count()).toBe(0)
      await send('4600')
    }
    await answer.waitFor()
    await expect.poll(() => savedRecords(journeys.site, page.context())).toMatchObject([{ weight: 68, distance: 4600 }])
    expect(await weight.inputValue()).toBe('150')
    expect(await unit('lb').isChecked()).toBe(true)
    if (!hasScripts) return
    await page.reload()
    await expect.poll(() => weight.inputValue()).toBe('150')
    expect(await unit('lb').isChecked()).toBe(true)
    await unit('kg').check()
    expect(await weight.inputValue()).toBe('68')
  },
)

test.each(withAndWithoutJavaScript(calculatorAddresses))(
  'a run calculated without saving leaves nothing behind (%o)',
  async ({ path, locale, visit }) => {
    const page = await journeys.open(path, visit)
    const sent: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && sent.push(request.url()))
    const { notice } = messages[locale].form
    const calculator = calculatorOn(page, locale)
    await calculator.distance.fill('2600')
    await page.getByText(notice.title, { exact: true }).click()
    await page.getByRole('button', { name: notice.withoutSaving }).click()
    await calculator.answer.waitFor()
    expect(await calculator.toast.count()).toBe(0)
    expect([sent.filter((url) => url.includes('/api/')), await page.context().cookies()]).toEqual([[], []])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  },
)

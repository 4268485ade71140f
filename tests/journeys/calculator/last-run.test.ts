import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { startJourneys } from '../../support/browser-fixture.ts'
import { calculatorOn, messages } from '../../support/calculator.ts'

const journeys = startJourneys()

test('who comes back finds the form filled in, and the metres gained since then', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), {
    ownTab: true,
    timezoneId: 'America/Toronto',
    prepare: (page) => page.clock.setFixedTime('2026-11-28T23:30:00-05:00'),
  })
  const { age, gender, weight, distance, submit, answer, toast, send } = calculatorOn(page, 'fr')
  await age.fill('35')
  await gender.selectOption('femme')
  await weight.fill('62,5')
  await send('2400')
  await toast.waitFor()
  expect(await answer.innerText()).not.toContain('depuis')

  await page.clock.setFixedTime('2026-12-30T09:00:00-05:00')
  await page.goto(pathTo('home', 'fr'))
  // the form has the first values until its scripts fill it in
  await expect.poll(() => age.inputValue()).toBe('35')
  expect([await gender.inputValue(), await weight.inputValue(), await distance.inputValue()]).toEqual([
    'femme',
    '62,5',
    '2400',
  ])
  await send('2520')
  await answer.getByText('+120 m depuis le 28 novembre', { exact: true }).waitFor()
  await expect.poll(() => submit.isEnabled()).toBe(true)
})

/** Runs in the page before its scripts. */
const refuseStorage = () => {
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
}
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}
const fillWithNonsense = () =>
  localStorage.setItem('last-run', '{"age":30,"gender":"homme","weight":70,"distance":1e9}')

test('storage that is full or holds nonsense changes nothing; where it is refused, that is said', async () => {
  for (const spoil of [fillStorage, fillWithNonsense, refuseStorage]) {
    const page = await journeys.open(pathTo('home', 'fr'), {
      ownTab: true,
      prepare: (page) => page.addInitScript(spoil),
    })
    const { distance, answer, toast, send } = calculatorOn(page, 'fr')
    expect(await distance.inputValue()).toBe('2400')
    await send('2500')
    await answer.getByText('42,4').first().waitFor()
    await toast.waitFor()
    expect(await answer.innerText()).not.toContain('depuis')
    if (spoil !== refuseStorage) continue
    await answer.getByText(messages.fr.answer.save.unseen, { exact: true }).waitFor()
    await page.context().clearCookies()
    await page.goto(pathTo('my-results', 'fr'))
    await page.getByText(messages.fr.myResults.empty.noCookies).waitFor()
  }
})

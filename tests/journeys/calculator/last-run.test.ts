import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { runFormOn } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test('a returning visitor finds the form filled in, and the metres gained since then', async () => {
  const page = await journeys.openWithClock(pathTo('measure', 'fr'), {
    timezoneId: 'America/Toronto',
    prepare: (tab) => tab.clock.setFixedTime('2026-11-28T23:30:00-05:00'),
  })
  const { fillIn, typed, answer, toast, send } = runFormOn(page, 'fr')
  await fillIn({ age: '35', gender: 'femme', weight: '62,5' })
  await send('2400')
  await toast.waitFor()
  expect(await answer.innerText()).not.toContain('depuis')

  await page.clock.setFixedTime('2026-12-30T09:00:00-05:00')
  await page.goto(pathTo('home', 'fr'))
  // the form has the first values until its scripts fill it in
  await expect.poll(typed).toEqual({ age: '35', gender: 'femme', weight: '62,5', distance: '2400' })
  await send('2520')
  await answer.getByText('+120 m depuis le 28 novembre', { exact: true }).waitFor()
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

test('where storage is refused, the answer and My progress say so', async () => {
  const page = await journeys.open(pathTo('home', 'fr'), {
    ownTab: true,
    prepare: (tab) => tab.addInitScript(refuseStorage),
  })
  const { answer, toast, send } = runFormOn(page, 'fr')
  await send('2500')
  await answer.getByText('42,4').first().waitFor()
  await toast.waitFor()
  await answer.getByText('mais vous ne pourrez pas le revoir').waitFor()
  await page.context().clearCookies()
  await page.goto(pathTo('my-results', 'fr'))
  await page.getByText('il ne peut pas retrouver vos résultats').waitFor()
})

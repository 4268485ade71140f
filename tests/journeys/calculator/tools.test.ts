import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorSelector, expectAccessible, expectToFit } from '../../support/browser/assertions.ts'
import { openForm, runFormOn } from '../../support/browser/calculator.ts'
import { phone, startJourneys, stopClock } from '../../support/browser/journeys.ts'

const journeys = startJourneys()

test('ten taps along with the pulse fill in the pulse of a walk', async () => {
  const page = await journeys.openWithClock(pathTo('measure', 'fr'))
  const walk = await openForm(page, 'rockport-walk')
  await walk.getByRole('button', { name: 'compter mon pouls' }).click()
  const beat = walk.getByRole('button', { name: 'Touchez à chaque battement' })
  await stopClock(page)
  for (let beats = 0; beats < 10; beats++) {
    await page.clock.runFor(800)
    await beat.click()
  }
  await expectToFit(page)
  await walk.getByRole('button', { name: 'Utiliser 75' }).click()
  expect(await walk.locator('[name=pulse]').inputValue()).toBe('75')
})

test('the timer opens and starts without a network', async () => {
  const page = await journeys.openWithClock(pathTo('measure', 'fr'), phone)
  const { form } = runFormOn(page, 'fr')
  // no role tells that code is loaded before it is used
  const code = page.waitForResponse(/assets\/track-timer-.*js$/)
  await form.scrollIntoViewIfNeeded()
  await (await code).finished()
  await page.context().setOffline(true)
  // no link fetches a page before it is pressed: a failed fetch would reload this one
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programmes d’entraînement' }).hover()
  await form.getByRole('button', { name: 'chrono' }).click()
  const timer = form.getByRole('region', { name: 'Chronomètre de 12 minutes' })
  await timer.waitFor()
  await expectAccessible(page, calculatorSelector)
  await timer.getByRole('button', { name: 'Partir' }).click()
  await stopClock(page)
  await page.clock.runFor(100_000)
  await timer.getByRole('button', { name: 'Tour', exact: true }).click()
  await timer.getByText('1 tour · 400 m').first().waitFor()
})

import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../../support/browser/assertions.ts'
import { calculatorOn, openForm } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { hasFocus, phone, stopClock, textOf } from '../../support/browser/playwright.ts'

const journeys = startJourneys()

test('laps fill in the distance, and taps along with the pulse fill in the pulse', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { ownTab: true, prepare: (page) => page.clock.install() })
  const { form, distance } = calculatorOn(page, 'fr')
  await form.getByRole('button', { name: 'en tours' }).click()
  await form.getByLabel('Tours', { exact: true }).fill('6,5')
  await form.getByLabel('En plus (m)').fill('20')
  await form.getByRole('button', { name: 'Utiliser 2 620 m' }).click()
  expect(await distance.inputValue()).toBe('2620')
  expect(await hasFocus(distance)).toBe(true)

  const walk = await openForm(page, 'rockport-walk')
  await walk.getByRole('button', { name: 'compter mon pouls' }).click()
  const beat = walk.getByRole('button', { name: 'Touchez à chaque battement' })
  const use = walk.getByRole('button', { name: 'Utiliser 75' })
  await stopClock(page)
  for (let beats = 0; beats < 10; beats++) {
    expect(await use.count()).toBe(0)
    await page.clock.runFor(800)
    await beat.click()
  }
  await expectToFit(page)
  await use.click()
  expect(await walk.locator('[name=pulse]').inputValue()).toBe('75')
})

test('the timer opens and counts 12 minutes and laps without a network', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), {
    ownTab: true,
    ...phone,
    prepare: (page) => page.clock.install(),
  })
  const { form, distance } = calculatorOn(page, 'fr')
  const code = page.waitForResponse(/assets\/track-timer-.*js$/)
  await form.scrollIntoViewIfNeeded()
  await (await code).finished()
  await page.context().setOffline(true)
  // no link fetches a page before it is pressed: a failed fetch would reload this one
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programmes d’entraînement' }).hover()
  await form.getByRole('button', { name: 'chrono' }).click()
  const timer = form.getByRole('region', { name: 'Chronomètre de 12 minutes' })
  await timer.waitFor()
  await expectAccessible(page, calculatorPanel)
  await timer.getByRole('button', { name: 'Partir' }).click()
  await stopClock(page)
  for (const shown of ['1 tour · 400 m', '2 tours · 800 m', '3 tours · 1 200 m']) {
    await page.clock.runFor(100_000)
    await timer.getByRole('button', { name: 'Tour', exact: true }).click()
    await timer.getByText(shown).first().waitFor()
  }
  expect(await textOf(timer.getByRole('timer'))).toMatch(/^6:[45]\d$/)
  await page.clock.runFor(60_000)
  await timer.getByRole('status').getByText('Six minutes. Encore six.').waitFor()
  await page.clock.runFor(6 * 60_000)
  await timer.getByText('c’est fini').first().waitFor()
  expect(await timer.getByRole('timer').innerText()).toBe('0:00')
  await timer.getByLabel('En plus (m)').fill('250')
  await timer.getByRole('button', { name: 'Utiliser 1 450 m' }).click()
  expect(await distance.inputValue()).toBe('1450')
  await expect.poll(() => hasFocus(distance)).toBe(true)
})

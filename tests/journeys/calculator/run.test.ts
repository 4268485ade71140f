import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorSelector, expectAccessible, expectToFit } from '../../support/browser/assertions.ts'
import { runFormOn } from '../../support/browser/calculator.ts'
import { hasFocus } from '../../support/browser/focus.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { switchLanguage, waitForHydration } from '../../support/browser/navigation.ts'
import { collectPosts, expectNothingKept } from '../../support/browser/visitor-traces.ts'
import { savedCalculations } from '../../support/server/records.ts'

const journeys = startJourneys()

test('each error stands under its field, and the form then obeys axe and fits', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const { age, distance } = runFormOn(page, 'fr')
  await age.fill('9')
  await distance.fill('')
  await distance.press('Enter')
  for (const [name, control] of Object.entries({ age, distance })) {
    const error = page.locator(`#cooper-run-${name}-error`)
    await error.waitFor()
    const [box, below] = [await control.boundingBox(), await error.boundingBox()]
    expect(below!.y).toBeGreaterThanOrEqual(box!.y + box!.height)
  }
  await expectAccessible(page, calculatorSelector)
  await expectToFit(page)
})

test('the keyboard is enough, and one sentence tells the answer to a screen reader', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { form, age, distance, submitButton, toast } = runFormOn(page, 'fr')
  await form.scrollIntoViewIfNeeded()
  await pressTabUntil(age)
  await page.keyboard.type('45') // what stands in a field is selected
  await page.keyboard.press('Tab')
  await page.keyboard.press('F') // chooses « Femme »
  await page.keyboard.press('Tab')
  await page.keyboard.type('62,5')
  await page.keyboard.press('Tab')
  await pressTabUntil(distance)
  await page.keyboard.type('2600')
  await pressTabUntil(submitButton)
  await page.keyboard.press('Enter')
  const announcement =
    'VO2max : 31,9 ml/kg/min. Catégorie : Moyen. Vous êtes au 25e percentile pour votre âge et votre sexe.'
  await page.getByRole('status').getByText(announcement, { exact: true }).waitFor()
  await toast.waitFor()
  expect(await savedCalculations(journeys.site, page.context())).toEqual([
    { age: 45, gender: 'femme', weight: 62.5, distance: 2600, vo2maxResult: 319, category: 'Moyen' },
  ])
  await expect.poll(() => hasFocus(submitButton)).toBe(true)
})

test('a weight in pounds is saved in kilograms', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { form, weight, submitButton, toast } = runFormOn(page, 'fr')
  await form.getByRole('radio', { name: 'lb' }).check()
  expect(await weight.inputValue()).toBe('154,3')
  await weight.fill('150')
  await submitButton.click()
  await toast.waitFor()
  expect(await savedCalculations(journeys.site, page.context())).toMatchObject([{ weight: 68 }])
  expect(await weight.inputValue()).toBe('150')
  await form.getByRole('radio', { name: 'kg' }).check()
  expect(await weight.inputValue()).toBe('68')
})

test('“calculate without saving” leaves nothing: no request, no cookie, no storage', async () => {
  const page = await journeys.open(pathTo('measure', 'en'))
  const { distance, withoutSaving, answer, toast } = runFormOn(page, 'en')
  const posted = collectPosts(page)
  await distance.fill('2600')
  await withoutSaving.click()
  await answer.getByText('Not saved, as you asked.').waitFor()
  expect(await toast.count()).toBe(0)
  expect(posted).toEqual([])
  await expectNothingKept(page)
})

test('the language link keeps what was typed', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { form, fillIn } = runFormOn(page, 'fr')
  await form.getByRole('radio', { name: 'lb' }).check()
  await fillIn({ age: '45', gender: 'femme', weight: '155,4', distance: '2600' })
  await switchLanguage(page, '/en')
  const { typed } = runFormOn(page, 'en')
  await expect.poll(typed).toEqual({ age: '45', gender: 'femme', weight: '155,4', distance: '2600' })
})

test('after Back without the page cache all fields have their defaults, not only some', async () => {
  const page = await journeys.open(pathTo('home', 'en'))
  const { fillIn, typed } = runFormOn(page, 'en')
  await fillIn({ age: '45', gender: 'femme', weight: '62.5', distance: '2600' })
  await page.goto(pathTo('legal', 'fr'))
  await page.goBack()
  await waitForHydration(page)
  expect(await typed()).toEqual({ age: '30', gender: 'homme', weight: '70', distance: '2400' })
})

async function pressTabUntil(control: Locator): Promise<void> {
  for (let stops = 0; stops < 60 && !(await hasFocus(control)); stops++) await control.page().keyboard.press('Tab')
  expect(await hasFocus(control)).toBe(true)
}

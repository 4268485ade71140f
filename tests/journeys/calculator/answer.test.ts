import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../../support/assertions.ts'
import { startJourneys } from '../../support/browser-fixture.ts'
import { calculatorOn, textOf } from '../../support/calculator.ts'

const journeys = startJourneys()

test('a phone shows the verdict and the finding after the press, and nothing moves', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), { viewport: { width: 390, height: 844 } })
  const { age, gender, toast, answer, send } = calculatorOn(page, 'fr')
  await age.fill('35')
  await gender.selectOption('femme')
  await observeShifts(page)
  await send('2400')
  await toast.waitFor()
  await answer.getByText('Enregistré · Mon suivi').waitFor()
  for (const text of [
    '32,4 ml/kg/min',
    'Moyen',
    'Vous êtes au 25e percentile pour votre âge et votre sexe.',
    'Vous passez à « Bon » à 2 550 m.',
  ]) {
    const box = (await answer.getByText(text, { exact: true }).first().boundingBox())!
    expect(box.y, text).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height, text).toBeLessThanOrEqual((await toast.boundingBox())!.y)
  }
  expect(await shiftsOf(page)).toBeLessThan(0.01)
})

test('“what if” moves the dot and says the value, by keyboard, and sends nothing', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { age, gender, answer, toast, send } = calculatorOn(page, 'fr')
  await age.fill('35')
  await gender.selectOption('femme')
  await send('2400')
  await toast.waitFor()
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  const slider = answer.getByRole('slider', { name: 'Et si… ?' })
  const drawing = answer.getByRole('img').first()
  const placesAbove = () =>
    answer.locator('p').evaluateAll((all) => all.slice(0, 4).map((text) => (text as HTMLElement).offsetTop))
  const [drawingBefore, placesBefore] = [await drawing.innerHTML(), await placesAbove()]
  await slider.focus()
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => textOf(answer)).toContain('2 600 m : 35,8, Bon')
  expect((await slider.getAttribute('aria-valuetext'))!.replace(/\s/g, ' ')).toBe('2 600 m : 35,8, Bon')
  expect(await drawing.innerHTML()).not.toBe(drawingBefore)
  expect(await placesAbove()).toEqual(placesBefore)
  expect(posted).toEqual([])
  await answer.getByText('D’où vient 32,4').click()
  await expectAccessible(page, calculatorPanel)
  await expectToFit(page)
})

test('an answer is printed alone, on one page, with its sum', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { answer, toast, send } = calculatorOn(page, 'fr')
  await send('1800')
  await toast.waitFor()
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  expect(await answer.getByText('équation de Cooper').first().isVisible()).toBe(true)
  for (const hidden of ['h1', 'header', 'footer', '#age', 'button'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
})

/** Adds up the shifts of the layout from now on, except those right after an input. */
function observeShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.dataset.shifts = '0'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          document.body.dataset.shifts = String(Number(document.body.dataset.shifts) + entry.value)
    }).observe({ type: 'layout-shift' })
  })
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset.shifts))
}

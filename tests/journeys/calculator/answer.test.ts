import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../../support/browser/assertions.ts'
import { calculatorOn } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { phone, recordPosts, textOf } from '../../support/browser/playwright.ts'

const journeys = startJourneys()

test('a phone shows the verdict and the finding after the press, and nothing moves', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), phone)
  const { fillIn, toast, answer, send } = calculatorOn(page, 'fr')
  await fillIn({ age: '35', gender: 'femme' })
  await observeShifts(page)
  await send('2400')
  await toast.waitFor()
  await answer.getByText('Enregistré · Mon suivi').waitFor()
  const shown = (text: string) => answer.getByText(text, { exact: true }).first()
  await expectAbove(toast, shown('32,4 ml/kg/min'))
  await expectAbove(toast, shown('Moyen'))
  await expectAbove(toast, shown('Vous êtes au 25e percentile pour votre âge et votre sexe.'))
  await expectAbove(toast, shown('Vous passez à « Bon » à 2 550 m.'))
  expect(await shiftsOf(page)).toBeLessThan(0.01)
})

test('“what if” moves the dot and says the value, by keyboard, and sends nothing', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { fillIn, answer, toast, send } = calculatorOn(page, 'fr')
  await fillIn({ age: '35', gender: 'femme' })
  await send('2400')
  await toast.waitFor()
  const posted = recordPosts(page)
  const slider = answer.getByRole('slider', { name: 'Et si… ?' })
  const drawing = answer.getByRole('img').first()
  const places = () =>
    answer.locator('p').evaluateAll((all) => all.slice(0, 4).map((text) => text.getBoundingClientRect().top + scrollY))
  const [drawingBefore, placesBefore] = [await drawing.innerHTML(), await places()]
  await slider.focus()
  await pressArrowRight(page, 20)
  await expect.poll(() => textOf(answer)).toContain('2 600 m : 35,8, Bon')
  expect((await slider.getAttribute('aria-valuetext'))!.replace(/\s/g, ' ')).toBe('2 600 m : 35,8, Bon')
  expect(await drawing.innerHTML()).not.toBe(drawingBefore)
  expect(await places()).toEqual(placesBefore)
  expect(posted).toEqual([])
  await answer.getByText('D’où vient 32,4').click()
  await expectAccessible(page, calculatorPanel)
  await expectToFit(page)
})

async function pressArrowRight(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('ArrowRight')
}

/** Expects an element to be on the screen, above another one. */
async function expectAbove(lower: Locator, upper: Locator): Promise<void> {
  const box = (await upper.boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual((await lower.boundingBox())!.y)
}

/** Adds up the shifts of the layout from now on, except those right after an input. */
function observeShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.dataset.shifts = '0'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput }: { value: number; hadRecentInput: boolean } = entry.toJSON()
        if (!hadRecentInput) document.body.dataset.shifts = String(Number(document.body.dataset.shifts) + value)
      }
    }).observe({ type: 'layout-shift' })
  })
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset.shifts))
}

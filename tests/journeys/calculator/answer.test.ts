import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { runFormOn, saveUrl } from '../../support/browser/calculator.ts'
import { holdRequests } from '../../support/browser/held-requests.ts'
import { phone, startJourneys } from '../../support/browser/journeys.ts'
import { shownText } from '../../support/browser/shown-text.ts'
import { collectPosts } from '../../support/browser/visitor-traces.ts'

const journeys = startJourneys()

test('a phone shows the verdict and the finding after the press, above the toast', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'), phone)
  const { fillIn, toast, answer, send } = runFormOn(page, 'fr')
  await fillIn({ age: '35', gender: 'femme' })
  await send('2400')
  await toast.waitFor()
  for (const text of [
    '32,4 ml/kg/min',
    'Moyen',
    'Vous êtes au 25e percentile pour votre âge et votre sexe.',
    'Vous passez à « Bon » à 2 550 m.',
  ])
    await expectVisibleAbove(answer.getByText(text, { exact: true }).first(), toast)
})

test('nothing moves once a run is saved', async () => {
  let save = () => {}
  const page = await journeys.open(pathTo('measure', 'fr'), {
    ...phone,
    async prepare(tab) {
      save = await holdRequests(tab, saveUrl)
    },
  })
  const { form, answer, toast, submitButton } = runFormOn(page, 'fr')
  const parts = form.or(answer.locator('p, figure, details'))
  await submitButton.click()
  await answer.waitFor()
  const places = await topsOf(parts)
  save()
  await toast.waitFor()
  await answer.getByText('Enregistré · Mon suivi').waitFor()
  // half a pixel, because rows of other texts are rounded to other fractions
  expect(await topsOf(parts)).toEqual(places.map((top) => expect.closeTo(top, 0)))
})

test('“what if” moves the dot and says the value, by keyboard, and sends nothing', async () => {
  const page = await journeys.open(pathTo('home', 'fr'))
  const { fillIn, answer, toast, send } = runFormOn(page, 'fr')
  await fillIn({ age: '35', gender: 'femme' })
  await send('2400')
  await toast.waitFor()
  const posted = collectPosts(page)
  const slider = answer.getByRole('slider', { name: 'Et si… ?' })
  const heightOf = async (value: string) => topsOf(answer.getByRole('img').getByText(value))
  const [heightBefore] = await heightOf('32,4')
  const placesBefore = await topsOf(answer.locator('p'))
  await slider.focus()
  for (let metres = 2400; metres < 2600; metres += 10) await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownText(answer)).toContain('2 600 m : 35,8, Bon')
  expect((await slider.getAttribute('aria-valuetext'))!.replace(/\s/g, ' ')).toBe('2 600 m : 35,8, Bon')
  expect((await heightOf('35,8'))[0]).toBeLessThan(heightBefore!)
  expect(await topsOf(answer.locator('p'))).toEqual(placesBefore)
  expect(posted).toEqual([])
})

/** Expects an element to be on the screen, above another one. */
async function expectVisibleAbove(upper: Locator, lower: Locator): Promise<void> {
  const box = (await upper.boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual((await lower.boundingBox())!.y)
}

/** Returns the distance of each element from the top of the page. */
function topsOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top + scrollY))
}

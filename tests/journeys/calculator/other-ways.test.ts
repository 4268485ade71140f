import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../../support/assertions.ts'
import { startJourneys } from '../../support/browser-fixture.ts'
import { openForm, sendForm, textOf } from '../../support/calculator.ts'
import { ways } from '../../support/ways.ts'

const journeys = startJourneys()

test('a walk, a known value and no exercise are answered, and nothing is sent or kept', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  for (const [protocol, inputs, parts] of ways) {
    await sendForm(page, protocol, inputs)
    const answer = page.locator(`[data-answer=${protocol}]`)
    await answer.waitFor()
    for (const part of parts) expect(await textOf(answer)).toContain(part)
    await expectAccessible(page, calculatorPanel)
  }
  await expectToFit(page)
  expect(posted).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('who does not exercise is not asked how hard and how long', async () => {
  const page = await journeys.open(pathTo('home', 'en'))
  const form = await openForm(page, 'no-exercise')
  const asked = () =>
    form.locator('select').evaluateAll((all) => all.map((select) => (select as HTMLSelectElement).name))
  await form.locator('[name=frequency]').selectOption('rarely')
  expect(await asked()).toEqual(['gender', 'frequency'])
  await form.locator('[name=frequency]').selectOption('weekly')
  expect(await asked()).toEqual(['gender', 'frequency', 'intensity', 'length'])
})

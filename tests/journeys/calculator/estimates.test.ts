import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorPanel, expectAccessible, expectToFit } from '../../support/browser/assertions.ts'
import { answerTo, openForm, sendForm } from '../../support/browser/calculator.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { expectNothingKept, recordPosts, textOf } from '../../support/browser/playwright.ts'
import { estimateProtocols } from '../../support/browser/protocols.ts'

const journeys = startJourneys()

test('a walk, a known value and no exercise are answered, and nothing is sent or kept', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const posted = recordPosts(page)
  for (const [protocol, inputs, parts] of estimateProtocols) {
    await sendForm(page, protocol, inputs)
    const answer = answerTo(page, protocol)
    await answer.waitFor()
    for (const part of parts) expect(await textOf(answer)).toContain(part)
    await expectAccessible(page, calculatorPanel)
  }
  await expectToFit(page)
  expect(posted).toEqual([])
  await expectNothingKept(page)
})

test('who does not exercise is not asked how hard and how long', async () => {
  const page = await journeys.open(pathTo('home', 'en'))
  const form = await openForm(page, 'no-exercise')
  const asked = () => form.locator('select').evaluateAll((all) => all.map((select) => select.getAttribute('name')))
  await form.locator('[name=frequency]').selectOption('rarely')
  expect(await asked()).toEqual(['gender', 'frequency'])
  await form.locator('[name=frequency]').selectOption('weekly')
  expect(await asked()).toEqual(['gender', 'frequency', 'intensity', 'length'])
})

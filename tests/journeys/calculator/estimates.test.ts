import { expect, test } from 'vitest'
import { pathTo } from '#i18n/paths.ts'
import { calculatorSelector, expectAccessible, expectToFit } from '../../support/browser/assertions.ts'
import { answerTo, sendForm } from '../../support/browser/calculator.ts'
import { estimateExamples } from '../../support/browser/estimates.ts'
import { startJourneys } from '../../support/browser/journeys.ts'
import { shownText } from '../../support/browser/shown-text.ts'
import { collectPosts, expectNothingKept } from '../../support/browser/visitor-traces.ts'

const journeys = startJourneys()

test('a walk, a known value and no exercise are answered, and nothing is sent or kept', async () => {
  const page = await journeys.open(pathTo('measure', 'fr'))
  const posted = collectPosts(page)
  for (const [protocol, inputs, parts] of estimateExamples) {
    await sendForm(page, protocol, inputs)
    const answer = answerTo(page, protocol)
    await answer.waitFor()
    for (const part of parts) expect(await shownText(answer)).toContain(part)
    await expectAccessible(page, calculatorSelector)
  }
  await expectToFit(page)
  expect(posted).toEqual([])
  await expectNothingKept(page)
})

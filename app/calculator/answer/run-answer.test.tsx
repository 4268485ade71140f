import { expect, test } from 'vitest'
import type { Run } from '#domain/protocols/cooper-run.ts'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { textIn } from '#tests/support/text.ts'
import type { Submission } from '../save/submission.ts'
import { RunAnswer } from './run-answer.tsx'

const woman: Run = { age: 35, gender: 'femme', weight: 60, distance: 2400 }
/** Renders the answer to a run of the woman. */
const answerOf = (given: Partial<Submission>, messages = en) => {
  const submission: Submission = { run: woman, saveState: 'saved', saveKey: '', ...given }
  return renderPart(<RunAnswer submission={submission} onRetry={() => {}} />, messages)
}
const dayOfMay = { vo2max: 30.8, date: '2026-05-28' }

test('the verdict comes first, then the change, chart, buttons, save and fold', () => {
  const lastRun = { ...woman, ...dayOfMay, distance: 2280 }
  const text = textIn(answerOf({ earlierRun: lastRun }))
  const parts = [
    'Age 35, female, 2,400 m Edit',
    '32.4 ml/kg/min',
    'Fair You are in the 25th percentile for your age and gender',
    '+120 m since May 28',
    'You reach “Good” at 2,550 m.',
    'What if…? 2,400 m: 32.4, Fair',
    'My 8-week plan Share',
    'Saved · My progress',
    'Where does 32.4 come from?',
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test.each([
  ['a birthday between two runs is no obstacle', { age: 34 }, '+120 m since May 28'],
  ['less is said with a minus', { distance: 2500 }, '−100 m since May 28'],
  ['the same distance is said as such', { distance: 2400 }, 'Same distance as on May 28'],
])('%s', (_, given, change) => {
  const lastRun = { ...woman, ...dayOfMay, distance: 2280, ...given }
  expect(textIn(answerOf({ earlierRun: lastRun }))).toContain(` ${change} `)
})

test('somebody else’s run is not compared', () => {
  const lastRun = { ...woman, ...dayOfMay, age: 37 }
  expect(textIn(answerOf({ earlierRun: lastRun }))).not.toContain('May 28')
})

test('from 4,800 m on, a run is said to be faster than the best in the world', () => {
  expect(textIn(answerOf({ run: { ...woman, distance: 4800 } }))).toContain('faster than the best in the world')
  expect(textIn(answerOf({ run: { ...woman, distance: 4799 } }))).not.toContain('faster than')
})

test.each([
  ['fr', fr, 'Enregistré pour 30 jours, mais vous ne pourrez pas le revoir : votre navigateur refuse les témoins.'],
  ['en', en, 'Saved for 30 days, but you won’t be able to see it again: your browser refuses cookies.'],
])('where cookies are refused, a saved run says that it will not be seen again (%s)', (_, messages, sentence) =>
  expect(textIn(answerOf({ refusesCookies: true }, messages))).toContain(sentence),
)

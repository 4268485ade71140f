import { expect, test } from 'vitest'
import type { Run } from '#domain/protocols/cooper-run.ts'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { textIn } from '#tests/support/text.ts'
import type { SaveState, Submission } from '../save/submission.ts'
import { RunAnswer } from './run-answer.tsx'

const woman: Run = { age: 35, gender: 'femme', weight: 60, distance: 2400 }
/** Renders the answer to a run of the woman. */
const answerOf = (given: Partial<Submission>, messages = en) => {
  const submission: Submission = { run: woman, saveState: 'saved', saveKey: '', ...given }
  return renderPart(<RunAnswer submission={submission} onRetry={() => {}} />, messages)
}
const dayOfMay = { vo2max: 30.8, date: '2026-05-28' }

const shortRuns: [string, Run, SaveState, number?][] = [
  ['a woman of 35', woman, 'saved'],
  ['a failed save', { ...woman, age: 62, distance: 1720 }, 'failed'],
  ['a boy of 14', { ...woman, age: 14, gender: 'homme', distance: 2100 }, 'withoutSaving'],
  ['500 m', { ...woman, age: 30, gender: 'homme', distance: 500 }, 'saved'],
  ['5,000 m', { ...woman, age: 30, gender: 'homme', distance: 5000 }, 'saved'],
  ['a walked distance', { ...woman, age: 70, distance: 1000 }, 'saved'],
  ['a second run', woman, 'saved', 2280],
]
const shortAnswers = shortRuns.flatMap(([name, run, saveState, before]) =>
  [fr, en].map((messages) => ({ name, run, saveState, before, messages, locale: messages.locale })),
)
test.each(shortAnswers)(
  '$name, in $locale: at most 90 words and five controls, folded',
  ({ run, saveState, before, messages }) => {
    const lastRun = before === undefined ? undefined : { ...run, ...dayOfMay, distance: before }
    const answer = answerOf({ run, lastRun, saveState }, messages)
    expect(answer.querySelector('[style]')).toBeNull()
    for (const folded of answer.querySelectorAll('details > :not(summary)')) folded.remove()
    expect(textIn(answer).match(/[\p{L}\d][^ ]*/gu)!.length).toBeLessThanOrEqual(90)
    expect(answer.querySelectorAll('a, button, input, select').length).toBeLessThanOrEqual(5)
  },
)

test('the verdict comes first, then the change, chart, buttons, save and fold', () => {
  const lastRun = { ...woman, ...dayOfMay, distance: 2280 }
  const text = textIn(answerOf({ lastRun }))
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
  ['somebody else’s run is not compared', { age: 37 }, ''],
  ['a birthday between two runs is no obstacle', { age: 34 }, '+120 m since May 28'],
  ['less is said with a minus', { distance: 2500 }, '−100 m since May 28'],
  ['the same distance is said as such', { distance: 2400 }, 'Same distance as on May 28'],
])('%s', (_, given, change) => {
  const lastRun = { ...woman, ...dayOfMay, distance: 2280, ...given }
  const text = textIn(answerOf({ lastRun }))
  expect(/[+−]?\w* ?\w* ?\w*(since|as on) May 28/.exec(text)?.[0].trim() ?? '').toBe(change)
})

test.each([
  [4799, false],
  [4800, true],
])('%d m is faster than the best in the world: %s', (distance, expected) =>
  expect(textIn(answerOf({ run: { ...woman, distance } })).includes('faster')).toBe(expected),
)

test.each([
  [fr, 'Enregistré pour 30 jours, mais vous ne pourrez pas le revoir : votre navigateur refuse les témoins.'],
  [en, 'Saved for 30 days, but you won’t be able to see it again: your browser refuses cookies.'],
])('where cookies are refused, a saved run says that it will not be seen again', (messages, sentence) =>
  expect(textIn(answerOf({ refusesCookies: true }, messages))).toContain(sentence),
)

// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { genders } from '#domain/person.ts'
import { resultOf, type Run } from '#domain/protocols/cooper-run.ts'
import { oneDecimal } from '#domain/rounding.ts'
import { en } from '#i18n/en/messages.ts'
import { fr } from '#i18n/fr/messages.ts'
import { MessagesContext } from '../../messages.ts'
import { AnswerFold } from './answer-fold.tsx'
import type { SaveState } from '../save/submission.ts'
import { RunAnswer } from './answer.tsx'
import { OtherAnswer } from './other-answer.tsx'
import { distancesFor } from './run-chart.tsx'

const woman: Run = { age: 35, gender: 'femme', weight: 60, distance: 2400 }
const dayOfMay = { vo2max: 30.8, date: '2026-05-28' }

function inPage(part: ReactNode, messages = fr): ReactNode {
  const element = <MessagesContext value={messages}>{part}</MessagesContext>
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
}

/** Renders a part in the document. Returns the element around it. */
const rendered = (part: ReactNode, messages = fr): HTMLElement => render(inPage(part, messages)).container

/** Returns the text of an element with plain spaces, without drawings. */
function textOf(element: Element): string {
  const texts: string[] = []
  element.normalize()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest('svg')) texts.push(walker.currentNode.textContent!)
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** Returns the numbers in the sum of a fold multiplied, and the last of them, which is the value. */
function shownSum(fold: string) {
  const shown = [...fold.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, text]) => text!)
  const number = (text: string) => Number(text.replace(',', '.').replace(/[^\d.]/g, ''))
  const factors = shown.filter((text) => text.endsWith('%')).map((text) => 1 - number(text) / 100)
  const product = factors.reduce((product, factor) => product * factor, number(shown[0]!))
  return { product: oneDecimal(product), left: oneDecimal(number(shown.at(-1)!)) }
}

const ages = Array.from({ length: 181 }, (_, index) => 10 + index / 2)
test.each(genders)('%s, 10 to 100: multiplied, the numbers of the fold give the value shown', (gender) => {
  const runs = ages.flatMap((age, index) =>
    [index % 2 ? 2400 : 654, 500 + ((index * 997) % 4501)].map((distance): Run => ({
      age,
      gender,
      weight: 70,
      distance,
    })),
  )
  const html = renderToStaticMarkup(inPage(runs.map((run, index) => <AnswerFold key={index} run={run} />)))
  const sums = html.split('</details>').slice(0, -1).map(shownSum)
  expect(runs.map((run, index) => ({ ...run, ...sums[index] }))).toEqual(
    runs.map((run) => ({ ...run, product: resultOf(run).vo2max, left: resultOf(run).vo2max })),
  )
})

test('the fold tells one story with the numbers of the run', () => {
  expect(textOf(rendered(<AnswerFold run={woman} />, en))).toBe(
    'Where does 32.4 come from? 2,400 m in 12 minutes (Cooper’s equation, give or take about 10%) 42.4 ' +
      'Age 35 − 10% Female − 15% Leaves 32.4 ' +
      'Those two adjustments and the thresholds are this site’s own, and they’re strict; labs don’t make them. ' +
      'Among women aged 30 to 39 tested in a lab, 42.4 would be higher than about nine in ten. ' +
      'The percentile is a step on our scale: what counts most is your progress, always with the same test. ' +
      'In oxygen: 32.4 × 60 kg ÷ 1,000 = 1.9 L/min. Sources: Cooper, 1968 , Kaminsky, 2022 .',
  )
})

test.each([
  [{ age: 14 }, 'Before 20, “for your age” means ages 20 to 29'],
  [{ age: 92 }, 'The labs’ figures stop at age 89.'],
  [{ age: 70, distance: 1000 }, '1,000 m in 12 minutes is a walking pace.'],
])('the fold has a sentence of its own for %o', (given, sentence) =>
  expect(textOf(rendered(<AnswerFold run={{ ...woman, ...given }} />, en))).toContain(sentence),
)

const shortRuns: [string, Run, SaveState, number?][] = [
  ['a woman of 35', woman, 'saved'],
  ['a failed save', { ...woman, age: 62, distance: 1720 }, 'failed'],
  ['a boy of 14', { ...woman, age: 14, gender: 'homme', distance: 2100 }, 'unsaved'],
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
    const previous = before === undefined ? undefined : { ...run, ...dayOfMay, distance: before }
    const answer = rendered(
      <RunAnswer run={run} previous={previous} saveState={saveState} onRetry={() => {}} />,
      messages,
    )
    expect(answer.querySelector('[style]')).toBeNull()
    for (const folded of answer.querySelectorAll('details > :not(summary)')) folded.remove()
    expect(textOf(answer).match(/[\p{L}\d][^ ]*/gu)!.length).toBeLessThanOrEqual(90)
    expect(answer.querySelectorAll('a, button, input, select').length).toBeLessThanOrEqual(5)
  },
)

test('the verdict comes first, then the change, chart, buttons, save and fold', () => {
  const previous = { ...woman, ...dayOfMay, distance: 2280 }
  const text = textOf(rendered(<RunAnswer run={woman} previous={previous} saveState="saved" />, en))
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
  const previous = { ...woman, ...dayOfMay, distance: 2280, ...given }
  const text = textOf(rendered(<RunAnswer run={woman} previous={previous} saveState="saved" />, en))
  expect(/[+−]?\w* ?\w* ?\w*(since|as on) May 28/.exec(text)?.[0].trim() ?? '').toBe(change)
})

test.each([
  [4799, false],
  [4800, true],
])('%d m is faster than the best in the world: %s', (distance, expected) =>
  expect(textOf(rendered(<RunAnswer run={{ ...woman, distance }} saveState="saved" />, en)).includes('faster')).toBe(
    expected,
  ),
)

test.each([
  [fr, 'Enregistré pour 30 jours, mais vous ne pourrez pas le revoir : votre navigateur refuse les témoins.'],
  [en, 'Saved for 30 days, but you won’t be able to see it again: your browser refuses cookies.'],
])('where cookies are refused, a saved run says that it will not be seen again', (messages, sentence) =>
  expect(textOf(rendered(<RunAnswer run={woman} saveState="saved" refusesCookies />, messages))).toContain(sentence),
)

test('without scripts a failed save offers no button', () =>
  expect(textOf(rendered(<RunAnswer run={woman} saveState="failed" />, en))).not.toContain('Try again'))

const idle = {
  protocol: 'no-exercise',
  inputs: {
    age: 55,
    gender: 'femme',
    waist: 90,
    restingPulse: 70,
    frequency: 'rarely',
    intensity: 'easy',
    length: 'underHalfAnHour',
  },
} as const
const walk = {
  protocol: 'rockport-walk',
  inputs: { age: 45, gender: 'femme', weight: 70, seconds: 960, pulse: 130 },
} as const

test('an inactive person is cautioned after the comparison, and gets no share', () => {
  const text = textOf(rendered(<OtherAnswer entry={idle} />, en))
  expect(text).toContain('At 50 to 59, half of the women tested are above 23.1. You move little:')
  expect(text).not.toContain('higher than')
})

test('other protocols have a margin and a comparison, no category and no percentile', () => {
  const text = textOf(rendered(<OtherAnswer entry={walk} />, en))
  expect(text).toContain(
    '30.5 ml/kg/min About two times in three, a laboratory would find between 26 and 35 ml/kg/min.',
  )
  expect(text).toContain('Among women aged 40 to 49 tested in a lab, 30.5 would be higher than five to eight in ten.')
  expect(text).not.toMatch(/percentile|Poor|Fair|Good/)
})

test.each([
  [
    'an age of 19',
    { ...idle, inputs: { ...idle.inputs, age: 19 } },
    'only holds from age 20 to 90. Try the walk instead.',
  ],
  [
    'a pulse too high for the walk',
    { ...walk, inputs: { ...walk.inputs, age: 80, weight: 100, seconds: 840, pulse: 200 } },
    'compare them with your next test.',
  ],
])('a refusal says what to do: %s', (_, entry, sentence) =>
  expect(textOf(rendered(<OtherAnswer entry={entry} />, en))).toContain(sentence),
)

test.each([
  [29, 'under age 30: the margin may be wider.'],
  [70, 'over age 69: the margin may be wider.'],
])('a walk at %d, an age that the study lacked, has a caution', (age, caution) =>
  expect(textOf(rendered(<OtherAnswer entry={{ ...walk, inputs: { ...walk.inputs, age } }} />, en))).toContain(caution),
)

test.each([
  ['femme', 35, 2400, { min: 1680, max: 3240 }],
  ['homme', 30, 2415, { min: 1695, max: 3255 }],
  ['homme', 70, 1100, { min: 770, max: 1480 }],
  ['homme', 25, 4010, { min: 2810, max: 5000 }],
] as const)('%s of %d who ran %d m tries %o', (gender, age, distance, distances) =>
  expect(distancesFor({ age, gender, weight: 70, distance })).toEqual(distances),
)

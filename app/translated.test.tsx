import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { calculationOf } from '#contract/calculate.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { translate } from '#tests/support/translated.ts'
import { RunAnswer } from './calculator/answer/run-answer.tsx'
import { EstimateForm } from './calculator/estimate-form.tsx'
import { loadAnswers } from './calculator/lazy-modules.ts'
import { DistanceInLaps } from './calculator/measuring/distance-in-laps.tsx'
import { PulseTaps } from './calculator/measuring/pulse-taps.tsx'
import { TrackTimer } from './calculator/measuring/track-timer.tsx'
import { RunForm } from './calculator/run-form.tsx'
import type { Submission } from './calculator/save/submission.ts'
import { RecordList } from './my-results/record-list.tsx'

/** Does something after a browser's translator has replaced every text. */
function inTranslation(step: () => void): void {
  translate()
  step()
}

/** Renders a part with one input after another, translated in between. Expects the texts of the last input alone. */
function expectTextsOfLast(...parts: ReactElement[]): void {
  let show!: (part: ReactElement) => void
  function Changing() {
    const [part, setPart] = useState(parts[0])
    show = setPart
    return part
  }
  const page = renderPart(<Changing />)
  for (const part of parts.slice(1)) inTranslation(() => act(() => show(part)))
  expect(page.textContent).toBe(renderPart(parts.at(-1)).textContent)
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const textOf = (page: Element) => page.textContent.replaceAll(/\s/g, ' ')

const submission: Submission = { run: defaultRun, saveState: 'saving', saveKey: '' }
const answerWhile = (saveState: Submission['saveState']) => (
  <RunAnswer submission={{ ...submission, saveState }} onRetry={() => {}} />
)

test.each(['saved', 'failed', 'withoutSaving'] as const)(
  'a translated answer says how the run is saved: %s',
  (saveState) =>
    expectTextsOfLast(answerWhile('saving'), answerWhile('failed'), answerWhile('saving'), answerWhile(saveState)),
)

test('“what if” in a translated answer has the value of its distance', () => {
  const page = renderPart(answerWhile('saved'))
  for (const value of ['2600', '3000'])
    inTranslation(() => fireEvent.change(screen.getByRole('slider'), { target: { value } }))
  expect(textOf(page)).toContain('3 000 m : 53,0, Excellent')
  expect(textOf(page)).not.toContain('2 600 m')
})

test('a translated estimate is that of the inputs last sent', async () => {
  const page = renderPart(<EstimateForm protocol="known-value" posted={undefined} onAnnounce={() => {}} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'femme' } })
  for (const [age, vo2max] of [
    ['45', '40,2'],
    ['72', '21,3'],
  ] as const) {
    inTranslation(() => {
      type('Âge', age)
      type('VO2max', vo2max)
      press('Me situer')
    })
    await act(loadAnswers)
  }
  expect(textOf(page)).toContain('72 ans, femme, Montre ou laboratoire Modifier21,3 ml/kg/min')
  expect(textOf(page)).not.toMatch(/40,2|45 ans/)
})

test('translated errors are those of the values last sent', () => {
  const page = renderPart(<RunForm posted={undefined} onAnnounce={() => {}} />)
  for (const age of ['9', '101'])
    inTranslation(() => {
      type('Âge', age)
      press('Calculer mon VO2max')
    })
  expect(textOf(page)).toContain('au plus 100')
  expect(textOf(page)).not.toContain('au moins 10')
})

test('translated laps have the distance last typed', () => {
  const page = renderPart(<DistanceInLaps onUse={() => {}} />)
  for (const laps of ['6,5', 'x', '7']) inTranslation(() => type('Tours', laps))
  expect(screen.getByRole('button').textContent).toBe('Utiliser 2\u00a0800\u00a0m')
  expect(screen.queryByText(/^Entrez des nombres/)).toBeNull()
  expect(textOf(page)).not.toContain('2 600')
})

test('translated taps have the pulse last counted', () => {
  renderPart(<PulseTaps limits={{ min: 40, max: 220 }} onUse={() => {}} />)
  const beat = screen.getByRole('button')
  for (let taps = 0; taps < 11; taps++) inTranslation(() => void fireEvent.click(beat))
  expect(beat.textContent).not.toMatch(/\b\d+ sur 10/)
})

test('a translated timer counts on', () => {
  vi.useFakeTimers()
  renderPart(<TrackTimer onUse={() => {}} />)
  const pass = (seconds: number) => () => act(() => void vi.advanceTimersByTime(seconds * 1000))
  const steps = [
    () => press('Partir'),
    pass(100),
    () => press('Tour'),
    pass(300),
    () => press('Arrêter'),
    () => press('Continuer'),
    pass(100),
    () => press('Tour'),
  ]
  for (const step of steps) inTranslation(step)
  expect(screen.getByRole('timer').textContent).toBe('3:40')
  expect(screen.getByRole('status').textContent).toBe('2\u00a0tours · 800\u00a0m')
  inTranslation(pass(300))
  expect(screen.getByRole('timer').textContent).toBe('0:00')
})

test('a translated list has the runs that are left, as they were corrected', () => {
  const [first, second, third] = [2400, 2500, 2600].map((distance) => recordOf(distance, distance))
  expectTextsOfLast(
    <RecordList records={[third!, second!, first!]} />,
    <RecordList records={[third!, first!]} />,
    <RecordList records={[recordOf(2600, 2700), first!]} />,
  )
})

const recordOf = (id: number, distance: number) => ({
  ...calculationOf({ ...defaultRun, distance }),
  id: String(id),
  createdAt: '2026-11-28T12:00:00.000Z',
})

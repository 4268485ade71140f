import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { results } from '../../../i18n/fr/my-results/my-results.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import { FrenchMessages } from '../testing/french-messages.tsx'
import { knownValue, displayedRecord, displayedRun } from '../testing/displayed-record.ts'
import { HistoryPlot } from './history-plot.tsx'

const plotOf = (records: DisplayedRecord[], next?: string, goal?: number) =>
  renderToStaticMarkup(
    <FrenchMessages>
      <HistoryPlot records={records} next={next} goal={goal} />
    </FrenchMessages>,
  )
const labelsIn = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0
const runOn = (id: string, createdAt: string, distance: number) => displayedRun({ distance }, id, createdAt)
const threeRuns = [
  runOn('c', '2026-11-21T22:00:00.000Z', 2498),
  runOn('b', '2026-10-24T22:00:00.000Z', 2443),
  // an evening in Montréal, the next day in UTC
  runOn('a', '2026-09-27T01:00:00.000Z', 2400),
]

test('runs are drawn on their days in Montréal, with their metres and the next test', () => {
  const html = plotOf(threeRuns, '2026-12-19')
  const days = ['26\u00a0sept.', '24\u00a0oct.', '21\u00a0nov.', '19\u00a0déc.']
  const metres = ['2400', '2443', '2498'].map((text) => text.replace('2', '2\u00a0'))
  expect(labelsIn(html)).toEqual([results.plot.next, ...metres, ...days])
  expect(html).toContain('aria-label="3 résultats.')
  expect([count(html, /<circle/g), count(html, /<path/g)]).toEqual([3, 1])
  expect(plotOf(threeRuns)).not.toContain(results.plot.next)
})

test('years that differ are written below the days', () =>
  expect(labelsIn(plotOf([threeRuns[0]!, runOn('z', '2025-11-20T12:00:00.000Z', 2300)])).slice(-4)).toEqual([
    ...['20\u00a0nov.', '2025', '21\u00a0nov.', '2026'],
  ]))

test('a goal is a line with its distance, inside the plot, and in the text alternative', () => {
  const html = plotOf(threeRuns, undefined, 2600)
  expect(labelsIn(html)[0]).toBe('objectif\u00a0: 2\u00a0600\u00a0m')
  const top = Number(/<line[^>]*y1="([\d.]+)%"[^>]*class="[^"]*limit/.exec(html)![1])
  const marks = [...html.matchAll(/cy="([\d.]+)%"/g)].map(([, y]) => Number(y))
  expect([top > 0, top < Math.min(...marks)]).toEqual([true, true])
  expect(html).toMatch(/aria-label="3 résultats\.[^"]*Objectif\u00a0: 2\u00a0600\u00a0m\."/)
})

test.each([
  ['a run', displayedRun(), 'mètres en 12 minutes'],
  ['a known value', displayedRecord(knownValue), 'ml/kg/min'],
])('%s that is the only result is a point with its unit', (_, record, unit) => {
  const html = plotOf([record])
  expect(html).toContain(`<figcaption>${unit}</figcaption>`)
  expect([count(html, /<circle/g), count(html, /<path/g)]).toEqual([1, 0])
  expect(html).toContain('aria-label="Un résultat, le ')
})

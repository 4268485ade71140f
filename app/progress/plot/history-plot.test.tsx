import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { calculator } from '../../../i18n/fr/calculator/calculator.ts'
import { fr } from '../../../i18n/fr/site.ts'
import { results } from '../../../i18n/fr/progress/progress.ts'
import { CalculatorMessagesContext } from '../../calculator/messages.ts'
import { MessagesContext } from '../../messages.ts'
import { HistoryPlot } from './history-plot.tsx'
import type { ShownRecord } from '../records/records.ts'
import { ResultsMessagesContext } from '../results-messages.ts'
import * as entries from '../testing/shown-record.ts'
import { shownRecord, shownRun } from '../testing/shown-record.ts'

const ratedToday = shownRun({}, 'b')
const [walk, squats, known] = [
  shownRecord(entries.walk, 'w'),
  shownRecord(entries.squats, 'r'),
  shownRecord(entries.known, 'k'),
]
const step = shownRecord({ test: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } }, 's')
/** With the strings that come later. */
async function plotOf(records: ShownRecord[], next?: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MessagesContext value={fr}>
      <CalculatorMessagesContext value={calculator}>
        <ResultsMessagesContext value={results}>
          <HistoryPlot records={records} next={next} />
        </ResultsMessagesContext>
      </CalculatorMessagesContext>
    </MessagesContext>,
  )
  return text(prelude)
}

const marksIn = (html: string) => html.match(/<circle|<path class="[^"]*point/g)?.length ?? 0
const labelsIn = (html: string, kind: 'result' | 'date') =>
  [...html.matchAll(/<text class="([^"]*)"[^>]*text-anchor="middle"[^>]*>([^<]*)/g)]
    .filter(([, names]) => names!.includes('key') === (kind === 'result'))
    .map(([, , label]) => label)
const run = (id: string, createdAt: string, distance: number) => shownRun({ distance }, id, createdAt)
const threeRuns = [
  run('c', '2026-11-21T22:00:00.000Z', 2500),
  run('b', '2026-10-24T22:00:00.000Z', 2450),
  // an evening at Montréal, the next day in UTC
  run('a', '2026-09-27T01:00:00.000Z', 2400),
]

test('each result stands on its own day at Montréal, with its value', async () => {
  const html = await plotOf(threeRuns, '2026-12-19')
  expect(labelsIn(html, 'result')).toEqual(['40,2', '41,3', '42,4'])
  expect(labelsIn(html, 'date')).toEqual(['26\u00a0sept.', '24\u00a0oct.', '21\u00a0nov.', '19\u00a0déc.'])
  expect(html).toContain('aria-label="3 résultats.')
})

test('a year that changes stands below its day', async () => {
  const html = await plotOf([threeRuns[0]!, run('z', '2025-11-20T12:00:00.000Z', 2300)])
  expect(labelsIn(html, 'date')).toEqual(['20\u00a0nov.', '2025', '21\u00a0nov.', '2026'])
})

test('the next test is a dashed line with its name, where there is to be one', async () => {
  expect(await plotOf(threeRuns, '2026-12-19')).toContain('prochain test')
  expect(await plotOf(threeRuns)).not.toContain('prochain test')
})

test('each result with a VO2max has a mark; an index has none', async () => {
  const html = await plotOf([ratedToday, walk, squats])
  expect(marksIn(html.slice(html.indexOf('role="img"'), html.indexOf('</figure>')))).toBe(4)
  expect(html).not.toContain('Ruffier')
})

test('each test has its own line and the band of its own margin', async () => {
  const walks = ['w', 'v'].map((id) => ({ ...walk, id }))
  const html = await plotOf([...threeRuns, ...walks])
  expect(html.match(/<path class="[^"]*line/g)).toHaveLength(2)
  expect(html.match(/<path class="[^"]*band/g)).toHaveLength(2)
})

test('a single result has no line, but a bar for its margin; a known value has neither', async () => {
  for (const [record, bars] of [
    [ratedToday, 1],
    [walk, 1],
    [known, 0],
  ] as const) {
    const html = await plotOf([record])
    expect(html).not.toMatch(/<path class="[^"]*line/)
    expect(html.match(/<line class="[^"]*bar/g) ?? []).toHaveLength(bars)
    expect(html).toContain('aria-label="Un résultat, le ')
  }
})

test('the marks are named where there is more than the run', async () => {
  expect(await plotOf([ratedToday, walk])).toContain('Marche de Rockport</li>')
  expect(await plotOf([ratedToday])).not.toContain('<li>')
})

test('the margin of a run is told to be a rule of thumb, the others an error that was measured', async () => {
  const [margins, guess] = ['environ deux fois sur trois', 'et non une erreur mesurée']
  const plots = await Promise.all([plotOf([walk]), plotOf([ratedToday]), plotOf([step])])
  expect(plots.map((html) => [html.includes(margins), html.includes(guess)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
})

test('the title speaks of a margin only where a result has one', async () => {
  const tooShort = shownRun({ distance: 700 }, 't')
  const plots = await Promise.all(
    [[tooShort], [known], [ratedToday, tooShort], [ratedToday, known]].map((all) => plotOf(all)),
  )
  expect(plots.map((html) => /<figcaption>(.*?)<\/figcaption>/.exec(html)![1])).toEqual([
    'VO2max en ml/kg/min',
    'VO2max en ml/kg/min',
    'VO2max en ml/kg/min, marge de ±\u00a010\u00a0%',
    'VO2max en ml/kg/min, avec la marge de chaque test',
  ])
})

test('results of one moment stand side by side, and the plot says so', async () => {
  const html = await plotOf([{ ...ratedToday, id: 'c' }, ratedToday])
  expect(html.match(/cx="[^"]+"/g)).toEqual(['cx="47.50%"', 'cx="51.50%"'])
  expect(html).toContain('placés côte à côte')
  expect(await plotOf([ratedToday])).not.toContain('placés côte à côte')
})

test('500 results are all drawn, and few of their days and values written', async () => {
  const start = Date.parse('2025-06-01T12:00:00.000Z')
  const many = Array.from({ length: 500 }, (_, index) =>
    run(`${index}`, new Date(start + (500 - index) * 86_400_000).toISOString(), 2000 + (index % 50) * 10),
  )
  const html = await plotOf(many, '2026-11-10')
  expect(marksIn(html)).toBe(500)
  expect(labelsIn(html, 'result').length).toBeLessThanOrEqual(4)
  expect(labelsIn(html, 'date').length).toBeLessThanOrEqual(2 * 9)
})

test('without any VO2max there is no plot', async () => expect(await plotOf([squats])).toBe(''))

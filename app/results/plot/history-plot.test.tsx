import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { calculationOf, type SavedCalculation } from '../../../contract/calculation.ts'
import { measurementOf, type Measured } from '../../../contract/measurement.ts'
import { defaultRun } from '../../../domain/cooper-run.ts'
import { calculator } from '../../../i18n/calculator.fr.ts'
import { fr } from '../../../i18n/fr.ts'
import { results } from '../../../i18n/results.fr.ts'
import { CalculatorMessagesContext } from '../../calculator/messages.ts'
import { MessagesContext } from '../../messages.ts'
import HistoryPlot from './history-plot.tsx'
import { shownOf, type Saved } from '../records/records.ts'
import { ResultsMessagesContext } from '../results-messages.ts'

const createdAt = '2026-11-21T12:00:00.000Z'
const ratedToday: SavedCalculation = { ...calculationOf(defaultRun), id: 'b', createdAt }
const ratedOtherwise: SavedCalculation = { ...ratedToday, id: 'a', category: 'Moyen' }
const kept = (id: string, measured: Measured): Saved => ({ ...measurementOf(measured)!, id, createdAt })
const walk = kept('w', {
  test: 'rockport-walk',
  inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
})
const step = kept('s', { test: 'queens-college-step', inputs: { gender: 'femme', pulse: 140 } })
const squats = kept('r', {
  test: 'ruffier-dickson-index',
  inputs: { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 },
})
const otherThresholds = 'Ces bandes suivent les seuils d’aujourd’hui ; chaque résultat garde la catégorie de son jour.'

/** With the strings that come later. */
async function plotOf(records: Saved[], isOlder = false): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MessagesContext value={fr}>
      <CalculatorMessagesContext value={calculator}>
        <ResultsMessagesContext value={results}>
          <HistoryPlot records={records.map(shownOf)} isOlder={isOlder} />
        </ResultsMessagesContext>
      </CalculatorMessagesContext>
    </MessagesContext>,
  )
  return text(prelude)
}

const marksIn = (html: string) =>
  html.slice(html.indexOf('role="img"')).match(/<circle|<path class="[^"]*point/g)?.length ?? 0
const barsIn = (html: string) => html.match(/<line /g)?.length ?? 0

test('where a run was given its category by other thresholds, the plot says by which its bands are drawn', async () =>
  expect(await plotOf([ratedToday, ratedOtherwise])).toContain(otherThresholds))

test('where every run is rated as today, it does not', async () =>
  expect(await plotOf([ratedToday])).not.toContain(otherThresholds))

test('each result with a VO2max has a mark, and a bar where its margin is known; an index has neither', async () => {
  const html = await plotOf([ratedToday, walk, step, squats])
  expect([marksIn(html), barsIn(html)]).toEqual([3, 2])
  expect(html).not.toContain('Ruffier')
})

test('the marks are named where there is more than the run', async () => {
  expect(await plotOf([ratedToday, walk])).toContain('Marche de Rockport</li>')
  expect(await plotOf([ratedToday])).not.toContain('<li>')
})

test('the bands are those of the latest result whose age and gender are known; without one there are none', async () => {
  expect(await plotOf([step, walk, ratedToday])).toContain('femme, 50 ans et plus')
  expect(await plotOf([step])).not.toContain('<rect')
})

test('the bar of a run is told to be a rule of thumb, the others an error that was measured', async () => {
  const [margins, guess] = ['environ deux fois sur trois', 'et non une erreur mesurée']
  const plots = await Promise.all([plotOf([walk]), plotOf([ratedToday])])
  expect(plots.map((html) => [html.includes(margins), html.includes(guess)])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('the latest result whose age is known stands beside measured people', async () => {
  const html = await plotOf([squats, step, walk, ratedToday])
  expect(html).toContain('Dernier résultat~: 20,4~ml/kg/min.'.replaceAll('~', '\u00a0'))
  expect(html).toContain('femmes de 60 à 69 ans mesurées en laboratoire')
  expect(await plotOf([step])).not.toContain('Dernier résultat')
})

test('of older results none is said to be the latest, nor the only one', async () => {
  const html = await plotOf([ratedToday], true)
  expect(html).not.toContain('Dernier résultat')
  expect(html).not.toContain('Un seul résultat')
})

test('results of one moment stand side by side, and the plot says so', async () => {
  const html = await plotOf([{ ...ratedToday, id: 'c' }, ratedToday])
  expect(html.match(/cx="[^"]+"/g)).toEqual(['cx="48.50%"', 'cx="51.50%"'])
  expect(html).toContain('placés côte à côte')
  expect(await plotOf([ratedToday])).not.toContain('placés côte à côte')
})

test('without any VO2max there is no plot', async () => expect(await plotOf([squats])).toBe(''))

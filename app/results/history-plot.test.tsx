import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculationOf, type SavedCalculation } from '../../contract/calculation.ts'
import { defaultRun } from '../../domain/cooper-run.ts'
import { calculator } from '../../i18n/calculator.fr.ts'
import { fr } from '../../i18n/fr.ts'
import { results } from '../../i18n/results.fr.ts'
import { CalculatorMessagesContext } from '../calculator/messages.ts'
import { MessagesContext } from '../messages.ts'
import HistoryPlot from './history-plot.tsx'
import { ResultsMessagesContext } from './results-messages.ts'

const ratedToday: SavedCalculation = { ...calculationOf(defaultRun), id: 'b', createdAt: '2026-11-21T12:00:00.000Z' }
const ratedOtherwise: SavedCalculation = { ...ratedToday, id: 'a', category: 'Moyen' }
const words = 'Ces bandes suivent les seuils d’aujourd’hui ; chaque calcul garde la catégorie de son jour.'

function plotOf(calculations: SavedCalculation[]): string {
  return renderToStaticMarkup(
    <MessagesContext value={fr}>
      <CalculatorMessagesContext value={calculator}>
        <ResultsMessagesContext value={results}>
          <HistoryPlot calculations={calculations} />
        </ResultsMessagesContext>
      </CalculatorMessagesContext>
    </MessagesContext>,
  )
}

test('where a run was given its category by other thresholds, the plot says by which its bands are drawn', () =>
  expect(plotOf([ratedToday, ratedOtherwise])).toContain(words))

test('where every run is rated as today, it does not', () => expect(plotOf([ratedToday])).not.toContain(words))

import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { calculationOf } from '../../../contract/calculation.ts'
import { measurementOf } from '../../../contract/measurement.ts'
import { defaultRun } from '../../../domain/tests/cooper-run/cooper-run.ts'
import { calculator } from '../../../i18n/fr/calculator/calculator.ts'
import { fr } from '../../../i18n/fr/site.ts'
import { results } from '../../../i18n/fr/progress/results.ts'
import { CalculatorMessagesContext } from '../../calculator/messages.ts'
import { MessagesContext } from '../../messages.ts'
import { shownOf, type Saved } from '../records/records.ts'
import { ResultsMessagesContext } from '../results-messages.ts'
import { Latest } from './latest.tsx'

const saved = { id: 'a', createdAt: '2026-11-21T12:00:00.000Z' }
const run: Saved = { ...calculationOf(defaultRun), ...saved }
const squats: Saved = {
  ...measurementOf({
    test: 'ruffier-dickson-index',
    inputs: { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 },
  })!,
  ...saved,
}

async function latestOf(records: Saved[]): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MessagesContext value={fr}>
      <CalculatorMessagesContext value={calculator}>
        <ResultsMessagesContext value={results}>
          <Latest records={records.map(shownOf)} isOngoing />
        </ResultsMessagesContext>
      </CalculatorMessagesContext>
    </MessagesContext>,
  )
  return text(prelude)
}

test('a first VO2max promises a curve; an index, which has none, neither that nor a comparison', async () => {
  expect(await latestOf([run])).toContain(results.change.only)
  for (const indices of [[squats], [squats, squats]]) {
    const html = await latestOf(indices)
    expect(html).toContain('<strong>6,0</strong>')
    expect(html).not.toContain(results.change.only)
    expect(html).not.toContain(results.change.firstOfTest)
  }
})

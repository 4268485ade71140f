import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { calculator } from '../../../i18n/fr/calculator/calculator.ts'
import { fr } from '../../../i18n/fr/site.ts'
import { results } from '../../../i18n/fr/progress/progress.ts'
import { CalculatorMessagesContext } from '../../calculator/messages.ts'
import { MessagesContext } from '../../messages.ts'
import type { ShownRecord } from '../records/records.ts'
import { ResultsMessagesContext } from '../results-messages.ts'
import { shownRecord, shownRun, squats as ruffier } from '../testing/shown-record.ts'
import { Latest } from './latest.tsx'

const [run, squats] = [shownRun(), shownRecord(ruffier)]

async function latestOf(records: ShownRecord[]): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MessagesContext value={fr}>
      <CalculatorMessagesContext value={calculator}>
        <ResultsMessagesContext value={results}>
          <Latest records={records} isOngoing />
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

import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { calculator } from '../../../i18n/en/calculator/calculator.ts'
import { CalculatorMessagesContext } from '../../calculator/messages.ts'
import type { ShownRecord } from '../records/records.ts'
import { shownRecord, shownRun } from '../testing/shown-record.ts'
import Standing from './standing.tsx'

async function standing(record: ShownRecord): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <CalculatorMessagesContext value={calculator}>
      <Standing latest={record} />
    </CalculatorMessagesContext>,
  )
  return (await text(prelude)).replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
}

const stepOf = (age: number) =>
  shownRecord({ test: 'queens-college-step', inputs: { gender: 'femme', age, pulse: 140 } })

test.each([
  [
    'a run by its distance alone',
    shownRun({ age: 62, gender: 'femme', weight: 60, distance: 1720 }),
    '9 in 10 women aged 60 to 69',
  ],
  [
    'a known value',
    shownRecord({ test: 'known-value', inputs: { vo2max: 22, age: 71, gender: 'femme' } }),
    '9 in 10 women aged 70 to 79',
  ],
  [
    'a walk',
    shownRecord({
      test: 'rockport-walk',
      inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
    }),
    '6 in 10 women aged 60 to 69',
  ],
])('My progress compares %s as its answer does', async (_, record, people) =>
  expect(await standing(record)).toBe(`You score higher than about ${people} tested in a lab.`),
)

test.each([
  ['a distance that was walked', shownRun({ age: 35, gender: 'homme', weight: 70, distance: 1054 })],
  ['a step test, which leaves out age', stepOf(40)],
])('%s is compared with nobody', async (_, record) => expect(await standing(record)).toBe(''))

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { FrenchMessages } from '../testing/french-messages.tsx'
import { knownValue, displayedRecord, displayedRun, walk } from '../testing/displayed-record.ts'
import { useRecordTexts } from './record-text.ts'

const cycle: ProtocolEntry = {
  protocol: 'astrand-ryhming-cycle',
  inputs: { age: 40, gender: 'femme', weight: 70, watts: 100, pulseAtMinute5: 140, pulseAtMinute6: 142 },
}

test.each([
  [displayedRun({ distance: 2412.5 }), '2 412,5 m'],
  [displayedRecord(walk), 'Temps : 16:00 · Pouls à la fin : 140/min'],
  [displayedRecord(cycle), 'Charge : 100 watts · Pouls, 5e minute : 140/min · Pouls, 6e minute : 142/min'],
  [displayedRecord(knownValue), ''],
])('inputs other than age, gender and weight are written with their units', (record, text) => {
  const { result } = renderHook(useRecordTexts, { wrapper: FrenchMessages })
  expect(result.current.enteredText(record).replace(/\s/g, ' ')).toBe(text)
})

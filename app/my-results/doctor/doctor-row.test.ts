import { expect, test } from 'vitest'
import type { ProtocolEntry } from '../../../domain/protocols/registry.ts'
import { displayedRecord, displayedRun, knownValue, squats, walk } from '../testing/displayed-record.ts'
import { toDoctorRow } from './doctor-row.ts'

const withoutExercise: ProtocolEntry = {
  protocol: 'no-exercise',
  inputs: {
    ...{ age: 40, gender: 'homme', waist: 90, restingPulse: 62 },
    ...{ frequency: 'weekly', intensity: 'outOfBreath', length: 'halfAnHourOrMore' },
  },
}

test.each([
  ['a run', displayedRun(), { siteValue: 40.2, vo2maxOfDistanceAlone: 42.4, margin: 'tenth', mets: 12.1 }],
  ['a walked distance', displayedRun({ distance: 900 }), { siteValue: 8.4 }],
  ['a walk', displayedRecord(walk), { siteValue: 20.4, margin: 4.6, mets: 5.8 }],
  ['squats', displayedRecord(squats), { siteValue: 6, restingPulse: 65 }],
  ['a known value', displayedRecord(knownValue), { siteValue: 42, mets: 12 }],
  ['no exercise', displayedRecord(withoutExercise), { siteValue: 47.3, margin: 6, mets: 13.5, restingPulse: 62 }],
] as const)('%s has these values for a doctor, and no category', (_, record, values) => {
  const none = { vo2maxOfDistanceAlone: undefined, margin: undefined, mets: undefined, restingPulse: undefined }
  expect(toDoctorRow(record)).toEqual({ ...none, ...values })
})

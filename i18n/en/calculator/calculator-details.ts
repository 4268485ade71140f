import type { DetailMessages } from '../../fr/calculator/calculator-details.ts'
import { saveMeasurement } from '../progress/save-measurement.ts'
import { answer } from './answer.ts'
import { clocks } from './clocks.ts'
import { sharing } from './sharing.ts'
import { track } from './track.ts'

export const details: DetailMessages = {
  sharing,
  clocks,
  track,
  answer,
  saveMeasurement,
  laps: {
    laps: { label: 'Laps', hint: 'for example 6 or 6.5', unit: '' },
    lap: { label: 'One lap', hint: 'track: 400 m', unit: 'm' },
    extra: { label: 'Plus', hint: 'after the last lap', unit: 'm' },
    submit: 'Enter this distance',
    outOfRange: (distance, min, max) => `That’s ${distance} m. The calculator accepts ${min} to ${max} m.`,
  },
  shared: {
    title: 'A shared result',
    text: (vo2max) =>
      `${vo2max} ml/kg/min, give or take 10%, from the distance of a Cooper test. How good that is depends on age and sex.`,
    damaged: 'This link is incomplete or damaged. Ask for another one, or calculate your own result.',
    yours: 'What’s yours?',
  },
}

import type { DetailMessages } from '../../fr/calculator/calculator-details.ts'
import { goal } from '../goal.ts'
import { saveMeasurement } from '../my-results/save-measurement.ts'
import { result } from './result.ts'
import { protocolResults } from './protocol-results.ts'

export const details: DetailMessages = {
  result,
  goal,
  protocolResults,
  saveMeasurement,
  repair: {
    useMetres: (metres) => `Use ${metres} m`,
    enterMetres: (km, metres) => `For ${km} km, enter ${metres}.`,
    limits: (from, to, unit) => `that is ${from} to ${to} ${unit}`,
    confirm: (metres) => `${metres} m, really? Press again to confirm.`,
  },
  sharing: {
    card: {
      title: 'My VO2max',
      unit: 'ml/kg/min, give or take about 10%',
      yours: 'What’s yours?',
      ways: 'Run for 12 minutes, or walk a mile.',
    },
    alternative: (vo2max) => `The picture: my VO2max, ${vo2max} ml/kg/min.`,
    share: 'Share the picture',
    save: 'Save the picture',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyByHand: 'Copy this link',
    print: 'Print',
    calendar: 'To calendar',
    note: 'The picture and the link don’t show age, sex or weight, and nothing is sent to our server.',
    fileName: 'my-vo2max',
  },
  shared: {
    title: 'A shared result',
    text: (vo2max) =>
      `${vo2max} ml/kg/min, give or take about 10%, from a Cooper test. How good that is depends on age and sex.`,
    damaged: 'This link is incomplete or damaged. Ask for another one, or calculate your own result.',
    yours: 'What’s yours?',
  },
}

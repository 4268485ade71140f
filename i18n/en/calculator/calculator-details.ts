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
    image: {
      title: 'My VO2max',
      unit: 'ml/kg/min, give or take about 10%',
      yours: 'What’s yours?',
      ways: 'Run for 12 minutes, or walk a mile.',
    },
    alternative: (vo2max, category, person) =>
      `The picture: my VO2max, ${vo2max} ml/kg/min, “${category}”${person ? `, ${person}` : ''}.`,
    person: (from, to, gender) => (from === to ? `aged ${from}, ${gender}` : `aged ${from} to ${to}, ${gender}`),
    showPerson: (person) => `Show my age group and sex (${person})`,
    share: 'Share the picture',
    save: 'Save the picture',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyByHand: 'Copy this link',
    print: 'Print',
    calendar: 'To calendar',
    note: 'Unless you check this box, the picture and the link don’t show age or sex. They never show weight or distance, and nothing is sent to our server.',
    fileName: 'my-vo2max',
  },
  shared: {
    title: (vo2max) => `Shared result: ${vo2max}. And you?`,
    text: 'In ml/kg/min, give or take about 10%, from a Cooper test.',
    alone: 'How good that is depends on age and sex, which this link doesn’t show.',
    chart: (person, category) => `Someone ${person}: “${category}”.`,
    onScale: (vo2max, category) => `The dot, at ${vo2max} ml/kg/min, is in the “${category}” zone.`,
    damagedTitle: 'This link can’t be read',
    damaged: 'This link is incomplete or damaged. Ask for another one, or calculate your own result.',
  },
}

import type { WhatIfMessages } from '../../fr/calculator/what-if.ts'

export const whatIf: WhatIfMessages = {
  lede: 'Move the distance: the ceiling follows. Nothing is saved.',
  distance: { before: 'If I ran', after: 'in 12 minutes' },
  metres: (metres) => `${metres}\u00a0m`,
  less: '20 m less',
  more: '20 m more',
  valueText: (metres, vo2max, category) => `${metres} metres: ${vo2max}, ${category}`,
  today: (vo2max, category) => `today: ${vo2max}, ${category}`,
  todayCeiling: (vo2max) => `today: ${vo2max}`,
  percentile: (percentile) => `You would be in the ${percentile}th percentile for your age and gender`,
  signed: (isLess, value) => `${isLess ? '−' : '+'}${value}`,
  unchanged: 'This is your distance today.',
  change: (metres, gain) => `${metres} m, or ${gain} ml/kg/min:`,
  within: (margin) => `no more than the margins of both results together (±${margin}).`,
  beyond: 'more than the margins of both results together. It would probably be a real change.',
  caution:
    'This is arithmetic, not a goal to aim for. Before another effort close to all-out, talk to a health professional.',
  tenYears: {
    title: 'And in 10 years?',
    prospects: {
      unchanged: ({ then, range }) => `With no change, at ${then}: ${range} ml/kg/min.`,
      higher: ({ metres, now, then }) =>
        `Gain ${metres} m, keep the habit: at ${then} you would still be higher than at ${now}.`,
      same: ({ metres, now, then }) =>
        `Gain ${metres} m, keep the habit: at ${then} you would be about where you are at ${now}.`,
      partly: ({ metres, then }) =>
        `Gain ${metres} m, keep the habit: at ${then} you would have lost less than from today’s level.`,
      lower: ({ metres, then }) => `With ${metres} m less, you would be lower at ${then} than by age alone.`,
    },
    range: (values) => (values.length > 1 ? values.join(' to ') : `about ${values[0]}`),
    to: '\u00a0to\u00a0',
    slopes: 'Both slopes are the same: 8 to 10% a decade. Only the starting point changes.',
    slope: 'The slope: 8 to 10% a decade.',
    average: 'It’s an average after 30, not a prediction, and the loss is faster after 70:',
    reference: 'Fleg,\u00a02005',
    byCooper: 'By Cooper’s equation alone: this site’s formula already takes off 1% a year.',
    age: (years) => `age ${years}`,
    now: (vo2max) => `today: ${vo2max}`,
    with: {
      more: (metres, vo2max) => `with ${metres} m more: ${vo2max}`,
      fewer: (metres, vo2max) => `with ${metres} m less: ${vo2max}`,
    },
    alternative: (start, then, range) => `${start}, then ${range} at ${then}.`,
  },
}

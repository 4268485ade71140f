import type { FieldWords } from '../test-words.ts'

const units = {
  years: 'years',
  kilograms: 'kg',
  metres: 'm',
  centimetres: 'cm',
  duration: 'min:s',
  beats: '/min',
  watts: 'watts',
  vo2max: 'ml/kg/min',
}
/** after limits, where it is not the unit */
const after: Partial<FieldWords['units']> = { duration: '', beats: ' per minute', vo2max: ', decimals allowed' }

export const fields: FieldWords = {
  labels: { years: 'Age', gender: 'Sex', kilograms: 'Weight' },
  units,
  optional: (label) => `${label} (optional)`,
  limits: (kind, from, to) => `${from} to ${to}${after[kind] ?? ` ${units[kind]}`}`,
  options: {
    gender: { homme: 'Male', femme: 'Female' },
    exerciseFrequency: {
      rarely: 'less than once a week',
      weekly: 'once a week',
      twoOrThreeAWeek: '2 or 3 times a week',
      almostDaily: 'almost every day',
    },
    exerciseIntensity: {
      easy: 'no sweat or heavy breathing',
      outOfBreath: 'sweat and heavy breathing',
      nearExhaustion: 'close to exhaustion',
    },
    exerciseLength: { underHalfAnHour: 'under 30\u00a0minutes', halfAnHourOrMore: '30\u00a0minutes or more' },
  },
  hints: { gender: 'reference group' },
  undecided: 'Choose',
  times: {
    notATime: 'Enter minutes and seconds, such as 16:30.',
    tooShort: (limit) => `The time must be at least ${limit}.`,
    tooLong: (limit) => `The time must be at most ${limit}.`,
  },
}

import type { FieldWords } from '../test-words.ts'

export const fields: FieldWords = {
  labels: { years: 'Age', gender: 'Sex', kilograms: 'Weight' },
  units: {
    years: 'years',
    kilograms: 'kg',
    metres: 'm',
    duration: 'min:s',
    beats: '/min',
    watts: 'watts',
    vo2max: 'ml/kg/min',
  },
}

import type { FieldWords } from '../test-words.ts'

export const fields: FieldWords = {
  labels: { years: 'Âge', gender: 'Sexe', kilograms: 'Poids' },
  units: {
    years: 'ans',
    kilograms: 'kg',
    metres: 'm',
    duration: 'min:s',
    beats: '/min',
    watts: 'watts',
    vo2max: 'ml/kg/min',
  },
}

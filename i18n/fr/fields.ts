import type { FieldWords } from '../test-words.ts'

const units = {
  years: 'ans',
  kilograms: 'kg',
  metres: 'm',
  centimetres: 'cm',
  duration: 'min:s',
  beats: '/min',
  watts: 'watts',
  vo2max: 'ml/kg/min',
}
/** after limits, where it is not the unit */
const after: Partial<FieldWords['units']> = { duration: '', beats: ' par minute', vo2max: ', décimale permise' }

export const fields: FieldWords = {
  labels: { years: 'Âge', gender: 'Sexe', kilograms: 'Poids' },
  units,
  optional: (label) => `${label} (facultatif)`,
  limits: (kind, from, to) => `de ${from} à ${to}${after[kind] ?? `\u00a0${units[kind]}`}`,
  options: {
    gender: { homme: 'Homme', femme: 'Femme' },
    exerciseFrequency: {
      rarely: 'moins d’une fois par semaine',
      weekly: 'une fois par semaine',
      twoOrThreeAWeek: '2 ou 3 fois par semaine',
      almostDaily: 'presque tous les jours',
    },
    exerciseIntensity: {
      easy: 'sans sueur ni souffle court',
      outOfBreath: 'souffle court et sueur',
      nearExhaustion: 'presque à bout de forces',
    },
    exerciseLength: { underHalfAnHour: 'moins de 30\u00a0minutes', halfAnHourOrMore: '30\u00a0minutes ou plus' },
  },
  hints: { gender: 'groupe de référence' },
  undecided: 'Choisir',
  times: {
    notATime: 'Entrez des minutes et des secondes, comme 16:30.',
    tooShort: (limit) => `Le temps doit être d’au moins ${limit}.`,
    tooLong: (limit) => `Le temps doit être d’au plus ${limit}.`,
  },
}

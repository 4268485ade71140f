import type { DetailMessages } from './calculator-details.ts'
import { formatNumber } from '../../number.ts'

const number = (value: number) => formatNumber(value, 'fr')

let fetched: Promise<DetailMessages | undefined> | undefined

/** What the calculator and a visitor’s own results both say of a run, in French. */
export const run = {
  /** Fetches the strings of the details, once; undefined where they cannot be had. */
  details: () =>
    (fetched ??= import('./calculator-details.ts').then(
      ({ details }) => details,
      () => undefined,
    )),

  categories: {
    Faible: 'Faible',
    Moyen: 'Moyen',
    Bon: 'Bon',
    'Très bon': 'Très bon',
    Excellent: 'Excellent',
  },

  genders: { homme: 'Homme', femme: 'Femme' },

  form: {
    fields: {
      age: { label: 'Âge', hint: 'de 10 à 100 ans', unit: 'ans' },
      gender: { label: 'Sexe', hint: 'groupe de référence', unit: '' },
      weight: { label: 'Poids', hint: 'de 30 à 200 kg', unit: 'kg' },
      distance: { label: 'Distance', hint: 'de 500 à 5 000 m', unit: 'm' },
    },
    rules: {
      required: 'Ce champ est obligatoire.',
      notANumber: (_received: string) => 'Entrez un nombre.',
      notAnInteger: 'Entrez un nombre entier.',
      notAnOption: (_expected: string, _received: string) => 'Choisissez une option.',
      tooSmall: (limit: number) => `La valeur doit être d’au moins ${number(limit)}.`,
      tooLarge: (limit: number) => `La valeur doit être d’au plus ${number(limit)}.`,
      unknownField: 'Ce champ n’existe pas.',
    },
  },

  known: {
    vo2max: { label: 'VO2max', hint: 'de 5 à 100, décimale permise', unit: 'ml/kg/min' },
  },

  result: {
    outdatedText:
      'Pas encore enregistré : le site a changé depuis que vous avez ouvert cette page. Rechargez-la pour enregistrer. Rien de ce que vous avez entré ne sera perdu.',
    reload: 'Recharger la page',
  },
}

export type RunMessages = typeof run

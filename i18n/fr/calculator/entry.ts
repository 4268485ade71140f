import { formatNumber } from '../../format/number.ts'
import { fields, protocols } from '../protocols.ts'
import type { ProtocolMessages } from '../../protocol-messages.ts'

const number = (value: number) => formatNumber(value, 'fr')

/** The strings of an entry, in French, for the calculator and My progress: protocols, fields, categories, form errors. */
export const entry = {
  /** `details` and `timers` load strings that a page does not need at first. */
  details: () => import('./calculator-details.ts').then(({ details }) => details),
  timers: () => import('./calculator-timers.ts').then(({ timers }) => timers),
  categories: { Faible: 'Faible', Moyen: 'Moyen', Bon: 'Bon', 'Très bon': 'Très bon', Excellent: 'Excellent' },
  genders: fields.options.gender,
  fields,
  protocols: protocols as ProtocolMessages,
  form: {
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
  result: {
    versionSkewText:
      'Pas encore enregistré : le site a changé depuis que vous avez ouvert cette page. Rechargez-la pour enregistrer. Rien de ce que vous avez entré ne sera perdu.',
    reload: 'Recharger la page',
  },
}

export type EntryMessages = typeof entry

import type { FieldTestDetailMessages } from './field-tests-details.ts'

let fetched: Promise<FieldTestDetailMessages | undefined> | undefined

/** The forms of the four other tests, on the Measure page, in French. What they answer has a file of its own. */
export const fieldTests = {
  /** Fetches the strings of the answers and clocks, once; undefined where they cannot be had. */
  details: () =>
    (fetched ??= import('./field-tests-details.ts').then(
      ({ details }) => details,
      () => undefined,
    )),

  tests: {
    'rockport-walk': 'Marche de Rockport',
    'queens-college-step': 'Test du banc',
    'astrand-ryhming-cycle': 'Test d’Åstrand',
    'ruffier-dickson-index': 'Ruffier-Dickson',
  },
  open: (test: string) => `${test} : calculer mon résultat`,
  undecided: 'Choisir',
  submit: 'Calculer',
  note: 'Rien n’est gardé sans votre accord.',
  unavailable: 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',

  fields: {
    age: { label: 'Âge', unit: 'ans' },
    optionalAge: { label: 'Âge (facultatif)', unit: 'ans' },
    gender: { label: 'Sexe' },
    weight: { label: 'Poids', unit: 'kg' },
    seconds: { label: 'Temps', unit: 'min:s' },
    pulse: { label: 'Pouls à la fin', unit: '/min' },
    watts: { label: 'Charge', unit: 'watts' },
    pulseAtMinute5: { label: 'Pouls, 5e minute', unit: '/min' },
    pulseAtMinute6: { label: 'Pouls, 6e minute', unit: '/min' },
    restingPulse: { label: 'P0, au repos', unit: '/min' },
    pulseAfterSquats: { label: 'P1, juste après', unit: '/min' },
    pulseAfterOneMinute: { label: 'P2, 1 min après', unit: '/min' },
  },

  times: {
    notATime: 'Entrez des minutes et des secondes, comme 16:30.',
    tooShort: (limit: string) => `Le temps doit être d’au moins ${limit}.`,
    tooLong: (limit: string) => `Le temps doit être d’au plus ${limit}.`,
  },
}

export type FieldTestMessages = typeof fieldTests

import type { DetailMessages } from '../../fr/calculator/calculator-details.ts'
import type { RunMessages } from '../../fr/calculator/run.ts'

let fetched: Promise<DetailMessages | undefined> | undefined

/** What they both say in English; validation messages are the product spec's, to the letter. */
export const run: RunMessages = {
  details: () =>
    (fetched ??= import('./calculator-details.ts').then(
      ({ details }) => details,
      () => undefined,
    )),

  categories: {
    Faible: 'Poor',
    Moyen: 'Fair',
    Bon: 'Good',
    'Très bon': 'Very good',
    Excellent: 'Excellent',
  },

  genders: { homme: 'Male', femme: 'Female' },

  form: {
    fields: {
      age: { label: 'Age', hint: '10 to 100 years', unit: 'years' },
      gender: { label: 'Sex', hint: 'reference group', unit: '' },
      weight: { label: 'Weight', hint: '30 to 200 kg', unit: 'kg' },
      distance: { label: 'Distance', hint: '500 to 5,000 m', unit: 'm' },
    },
    rules: {
      required: 'Required',
      notANumber: (received) => `Expected number, received ${received}`,
      notAnInteger: 'Expected integer, received float',
      notAnOption: (expected, received) => `Invalid enum value. Expected ${expected}, received ${received}`,
      tooSmall: (limit) => `Number must be greater than or equal to ${limit}`,
      tooLarge: (limit) => `Number must be less than or equal to ${limit}`,
      unknownField: 'Unrecognized key',
    },
  },

  known: {
    vo2max: { label: 'VO2max', hint: '5 to 100, decimals allowed', unit: 'ml/kg/min' },
  },

  result: {
    outdatedText:
      'Not saved yet: the site has changed since this page was opened. Reload it to save. Nothing you typed will be lost.',
    reload: 'Reload the page',
  },
}

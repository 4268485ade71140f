import type { EntryMessages } from '../../fr/calculator/entry.ts'
import { fields, protocols } from '../protocols.ts'

/**
 * The strings of an entry, in English, for the calculator and My progress: protocols, fields, categories, form errors. The
 * validation messages are those of the product spec, word for word.
 */
export const entry: EntryMessages = {
  details: () => import('./calculator-details.ts').then(({ details }) => details),
  timers: () => import('./calculator-timers.ts').then(({ timers }) => timers),
  categories: { Faible: 'Poor', Moyen: 'Fair', Bon: 'Good', 'Très bon': 'Very good', Excellent: 'Excellent' },
  genders: fields.options.gender,
  fields,
  protocols,
  form: {
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
  result: {
    versionSkewText:
      'Not saved yet: the site has changed since this page was opened. Reload it to save. Nothing you typed will be lost.',
    reload: 'Reload the page',
  },
}

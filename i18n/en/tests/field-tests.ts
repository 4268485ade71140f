import type { FieldTestDetailMessages } from '../../fr/tests/field-tests-details.ts'
import type { FieldTestMessages } from '../../fr/tests/field-tests.ts'

let fetched: Promise<FieldTestDetailMessages | undefined> | undefined

export const fieldTests: FieldTestMessages = {
  details: () =>
    (fetched ??= import('./field-tests-details.ts').then(
      ({ details }) => details,
      () => undefined,
    )),

  tests: {
    'rockport-walk': 'Rockport walk',
    'queens-college-step': 'Step test',
    'astrand-ryhming-cycle': 'Åstrand test',
    'ruffier-dickson-index': 'Ruffier-Dickson',
  },
  open: (test) => `${test}: calculate my result`,
  undecided: 'Choose',
  submit: 'Calculate',
  note: 'Nothing is kept unless you ask.',
  unavailable: 'This part of the page could not be loaded. Check your connection, then try again.',

  fields: {
    age: { label: 'Age', unit: 'years' },
    optionalAge: { label: 'Age (optional)', unit: 'years' },
    gender: { label: 'Sex' },
    weight: { label: 'Weight', unit: 'kg' },
    seconds: { label: 'Time', unit: 'min:s' },
    pulse: { label: 'Pulse at the end', unit: '/min' },
    watts: { label: 'Load', unit: 'watts' },
    pulseAtMinute5: { label: 'Pulse, minute 5', unit: '/min' },
    pulseAtMinute6: { label: 'Pulse, minute 6', unit: '/min' },
    restingPulse: { label: 'P0, at rest', unit: '/min' },
    pulseAfterSquats: { label: 'P1, right after', unit: '/min' },
    pulseAfterOneMinute: { label: 'P2, 1 min later', unit: '/min' },
  },

  times: {
    notATime: 'Enter minutes and seconds, such as 16:30.',
    tooShort: (limit) => `The time must be at least ${limit}.`,
    tooLong: (limit) => `The time must be at most ${limit}.`,
  },
}

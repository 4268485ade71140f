import type { words as french } from '../../fr/tests/cooper-run.ts'

export const words: typeof french = {
  name: '12-minute run',
  choice: { name: 'I run for 12 minutes', effort: 'close to all-out, ± 10% before correction' },
  submit: 'Calculate my VO2max',
  fields: { distance: 'Distance' },
  answer: 'Your result',
  again: 'Repeat the Cooper test',
}

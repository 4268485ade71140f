import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Course de 12 minutes',
  choice: { name: 'Je cours 12 minutes', effort: 'effort presque maximal, ± 10 % avant correction' },
  submit: 'Calculer mon VO2max',
  fields: { distance: 'Distance' },
  answer: 'Votre résultat',
  again: 'Refaire le test de Cooper',
} satisfies TestWords<'cooper-run'>

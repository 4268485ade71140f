import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Course de 12 minutes',
  fields: { distance: 'Distance' },
  columns: { distance: 'Distance en 12 minutes' },
  answer: 'Votre résultat',
  again: 'Refaire le test de Cooper',
} satisfies TestWords<'cooper-run'>

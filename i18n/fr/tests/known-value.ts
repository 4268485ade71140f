import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Montre ou laboratoire',
  choice: { name: 'J’ai déjà mon chiffre', effort: 'montre ou labo' },
  submit: 'Me situer',
  fields: { vo2max: 'VO2max' },
  answer: 'Votre valeur',
  again: 'Refaire une mesure',
  noMargin: 'Une montre estime, un laboratoire mesure : la marge dépend de la source.',
} satisfies TestWords<'known-value'>

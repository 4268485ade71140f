import type { words as french } from '../../fr/tests/known-value.ts'

export const words: typeof french = {
  name: 'Watch or laboratory',
  choice: { name: 'I already have my number', effort: 'watch or lab' },
  submit: 'See where I stand',
  fields: { vo2max: 'VO2max' },
  answer: 'Your value',
  again: 'Measure again',
  noMargin: 'A watch estimates, a laboratory measures: the margin depends on the source.',
}

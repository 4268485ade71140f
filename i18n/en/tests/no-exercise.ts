import type { words as french } from '../../fr/tests/no-exercise.ts'

export const words: typeof french = {
  name: 'No exercise',
  choice: { name: 'No exercise', effort: '5 min of rest, ± 6 ml/kg/min' },
  submit: 'Estimate my VO2max',
  fields: {
    waist: 'Waist',
    restingPulse: 'Resting pulse',
    frequency: 'You exercise',
    intensity: 'Usually',
    length: 'Each time for',
  },
  answer: 'Your result: estimate without exercise',
  again: 'Repeat the estimate without exercise',
  source: 'Nes, 2011',
  refusedAge: 'This estimate was built from people aged 20 to 90, so it does not hold at your age.',
  safety:
    'Measure your waist at the navel, after breathing out, and your pulse, after sitting still for five minutes. This estimate is not for you if you are pregnant, take a beta-blocker or have a pacemaker.',
}

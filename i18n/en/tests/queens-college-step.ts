import type { words as french } from '../../fr/tests/queens-college-step.ts'

export const words: typeof french = {
  name: 'Step test',
  choice: { name: 'I step up and down', effort: '3 min' },
  submit: 'Estimate my VO2max',
  fields: { pulse: 'Pulse at the end' },
  answer: 'Your result: step test',
  again: 'Repeat the step test',
  noMargin: 'We don’t know your margin: this test was checked on college women only.',
  source: 'McArdle, 1972',
  safety:
    'Set the step against a wall, with something to hold within reach. Chest pain, feeling faint, unusual breathlessness: stop and call 911.',
  timer: { title: 'Metronome and timer', beat: 'With each step, the light changes. With the sound on, it beeps too.' },
}

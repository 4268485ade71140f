import { adviceFirst, emergency } from '../../emergency.ts'
import type { words as french } from '../../fr/tests/queens-college-step.ts'

export const words: typeof french = {
  name: 'Step test',
  choice: { name: 'I step up and down', effort: '3 min' },
  submit: 'Estimate my VO2max',
  fields: { pulse: 'Pulse at the end' },
  answer: 'Your result: step test',
  again: 'Repeat the step test',
  noMargin: 'We can’t give you a margin: this test was validated only in college women.',
  source: 'McArdle, 1972',
  safety: `${adviceFirst.en} ${emergency.en} Use a 41.3 cm (16¼ in.) step against a wall, with something to hold within reach: 24 climbs a minute for men, 22 for women. Then, still standing, count your pulse from 5 to 20 seconds after you stop, and multiply by 4.`,
  timer: { title: 'Metronome and timer', beat: 'With each step, the light changes. With the sound on, it beeps too.' },
}

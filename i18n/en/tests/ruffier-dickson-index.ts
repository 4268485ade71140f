import { adviceFirst, emergency } from '../../emergency.ts'
import type { words as french } from '../../fr/tests/ruffier-dickson-index.ts'

export const words: typeof french = {
  name: 'Ruffier-Dickson',
  choice: { name: 'Thirty squats', effort: 'an index, not a VO2max' },
  submit: 'Calculate my index',
  fields: { restingPulse: 'P0, at rest', pulseAfterSquats: 'P1, right after', pulseAfterOneMinute: 'P2, 1 min later' },
  answer: 'Your Ruffier-Dickson index',
  again: 'Repeat the Ruffier-Dickson test',
  source: 'Trovato, 2023',
  safety: `${adviceFirst.en} ${emergency.en} Do the 30 squats in 45 seconds, near a stable chair.`,
  timer: { title: 'Squat timer', beat: 'With each squat, the light changes. With the sound on, it beeps too.' },
}

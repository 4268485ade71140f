import { adviceFirst, emergency } from '../../emergency.ts'
import type { words as french } from '../../fr/tests/rockport-walk.ts'

export const words: typeof french = {
  name: 'Rockport walk',
  choice: { name: 'I walk a mile', effort: '12 to 25 min, ± 5 ml/kg/min' },
  submit: 'Estimate my VO2max',
  fields: { seconds: 'Time', pulse: 'Pulse at the end' },
  answer: 'Your result: Rockport walk',
  again: 'Repeat the Rockport walk',
  source: 'Kline, 1987',
  safety: `${adviceFirst.en} ${emergency.en} Walk as fast as you can, without running. A beta-blocker makes the result unreliable.`,
}

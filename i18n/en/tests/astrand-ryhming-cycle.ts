import { adviceFirst, emergency } from '../../emergency.ts'
import type { words as french } from '../../fr/tests/astrand-ryhming-cycle.ts'

export const words: typeof french = {
  name: 'Åstrand test',
  choice: { name: 'I pedal', effort: '6 min, bike with watts' },
  submit: 'Estimate my VO2max',
  fields: { watts: 'Load', pulseAtMinute5: 'Pulse, minute 5', pulseAtMinute6: 'Pulse, minute 6' },
  answer: 'Your result: Åstrand test',
  again: 'Repeat the Åstrand test',
  source: 'Åstrand and Ryhming, 1954',
  refusedAge: 'This test works only from age 15 to 65. After 65, the Rockport walk is a better choice.',
  safety: `${adviceFirst.en} ${emergency.en} This test suits ages 15 to 65, without a beta-blocker. Choose a load that still lets you talk a little: your pulse should stay between 125 and 170.`,
  timer: { title: '6-minute timer' },
}

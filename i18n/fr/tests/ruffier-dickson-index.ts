import { adviceFirst, emergency } from '../../emergency.ts'
import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Ruffier-Dickson',
  choice: { name: 'Trente flexions', effort: 'un indice, pas un VO2max' },
  submit: 'Calculer mon indice',
  fields: { restingPulse: 'P0, au repos', pulseAfterSquats: 'P1, juste après', pulseAfterOneMinute: 'P2, 1 min après' },
  answer: 'Votre indice de Ruffier-Dickson',
  again: 'Refaire le test de Ruffier-Dickson',
  source: 'Trovato, 2023',
  safety: `${adviceFirst.fr} ${emergency.fr} Faites les 30 flexions en 45 secondes, près d’une chaise stable.`,
  timer: {
    title: 'Minuterie des flexions',
    beat: 'À chaque flexion, la lumière change, et un bip sonne si le son est activé.',
  },
} satisfies TestWords<'ruffier-dickson-index'>

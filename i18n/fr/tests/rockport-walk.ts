import { adviceFirst, emergency } from '../../emergency.ts'
import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Marche de Rockport',
  choice: { name: 'Je marche 1,6 km', effort: '12 à 25 min, ± 5 ml/kg/min' },
  submit: 'Estimer mon VO2max',
  fields: { seconds: 'Temps', pulse: 'Pouls à la fin' },
  answer: 'Votre résultat : marche de Rockport',
  again: 'Refaire la marche de Rockport',
  source: 'Kline, 1987',
  safety: `${adviceFirst.fr} ${emergency.fr} Marchez le plus vite possible, sans courir. Un bêtabloquant fausse le résultat.`,
} satisfies TestWords<'rockport-walk'>

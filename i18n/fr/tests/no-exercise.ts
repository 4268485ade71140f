import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Sans effort',
  choice: { name: 'Sans effort', effort: '5 min de repos, ± 6 ml/kg/min' },
  submit: 'Estimer mon VO2max',
  fields: {
    waist: 'Tour de taille',
    restingPulse: 'Pouls au repos',
    frequency: 'Exercice',
    intensity: 'D’habitude',
    length: 'Chaque fois',
  },
  answer: 'Votre résultat\u00a0: estimation sans effort',
  again: 'Refaire l’estimation sans effort',
  source: 'Nes, 2011',
  refusedAge:
    'Cette estimation a été établie avec des personnes de 20 à 90\u00a0ans\u00a0: elle ne vaut pas pour votre âge.',
  safety:
    'Mesurez votre tour de taille au nombril, après avoir expiré, et votre pouls, après cinq minutes en position assise. Cette estimation ne convient pas pendant une grossesse, avec un bêtabloquant ou avec un stimulateur cardiaque.',
} satisfies TestWords<'no-exercise'>

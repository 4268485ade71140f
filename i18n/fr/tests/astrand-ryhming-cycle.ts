import { adviceFirst, emergency } from '../../emergency.ts'
import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Test d’Åstrand',
  choice: { name: 'Je pédale', effort: '6 min, vélo avec watts' },
  submit: 'Estimer mon VO2max',
  fields: { watts: 'Charge', pulseAtMinute5: 'Pouls, 5e minute', pulseAtMinute6: 'Pouls, 6e minute' },
  answer: 'Votre résultat : test d’Åstrand',
  again: 'Refaire le test d’Åstrand',
  source: 'Åstrand et Ryhming, 1954',
  refusedAge: 'Ce test ne vaut que de 15 à 65 ans. Après 65 ans, la marche de Rockport convient mieux.',
  safety: `${adviceFirst.fr} ${emergency.fr} Ce test convient de 15 à 65 ans, sans bêtabloquant. Choisissez une charge qui vous laisse parler un peu : votre pouls doit se tenir entre 125 et 170.`,
  timer: { title: 'Minuterie de 6 minutes' },
} satisfies TestWords<'astrand-ryhming-cycle'>

import { adviceFirst, emergency } from '../../emergency.ts'
import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Test du banc',
  choice: { name: 'Je monte une marche', effort: '3 min' },
  submit: 'Estimer mon VO2max',
  fields: { pulse: 'Pouls à la fin' },
  answer: 'Votre résultat : test du banc',
  again: 'Refaire le test du banc',
  noMargin: 'Marge inconnue pour vous : ce test n’a été vérifié qu’auprès d’étudiantes.',
  source: 'McArdle, 1972',
  safety: `${adviceFirst.fr} ${emergency.fr} Montez sur une marche de 41,3 cm (16¼ po) placée contre un mur, avec un appui à portée de main : 24 montées par minute pour un homme, 22 pour une femme. Puis, debout, comptez votre pouls de la 5e à la 20e seconde, et multipliez par 4.`,
  timer: {
    title: 'Métronome et minuterie',
    beat: 'À chaque pas, la lumière change, et un bip sonne si le son est activé.',
  },
} satisfies TestWords<'queens-college-step'>

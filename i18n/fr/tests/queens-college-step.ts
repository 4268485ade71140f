import type { TestWords } from '../../test-words.ts'

export const words = {
  name: 'Test du banc',
  choice: { name: 'Je monte une marche', effort: '3 min' },
  submit: 'Estimer mon VO2max',
  fields: { pulse: 'Pouls à la fin' },
  answer: 'Votre résultat : test du banc',
  again: 'Refaire le test du banc',
  noMargin: 'Marge inconnue pour vous : ce test a été vérifié auprès d’étudiantes seulement.',
  source: 'McArdle, 1972',
  safety:
    'Posez la marche contre un mur, un appui à portée de main. Douleur à la poitrine, malaise, essoufflement anormal : arrêtez-vous et appelez le 911.',
  timer: { title: 'Métronome et minuterie', beat: 'À chaque pas, la lumière change. Avec le son, un bip aussi.' },
} satisfies TestWords<'queens-college-step'>

import type { ArticleId, ArticleSummary } from '../data/articles.ts'

/** What the blog's index says of each article: its title, and an excerpt of 20 to 30 words. */
export const summaries: Record<ArticleId, ArticleSummary> = {
  cholesterol: {
    title: 'Cholestérol et VO2max : ce que dit la recherche',
    excerpt:
      'L’entraînement améliore un peu le bilan sanguin. Une bonne forme et un traitement vont bien ensemble : l’un ne remplace pas l’autre. Ce que montrent les études.',
  },
  plateau: {
    title: 'Votre VO2max stagne ? Sept causes et quoi faire',
    excerpt:
      'Après de beaux progrès, le chiffre ne bouge plus. Est-ce la mesure, la routine, la dose ou le repos ? Sept causes à vérifier, dans l’ordre.',
  },
  nutrition: {
    title: 'Bien manger pour son VO2max',
    excerpt:
      'Aucun aliment ne remplace l’entraînement, mais une bonne assiette permet de s’entraîner. Énergie, glucides, protéines, fer : l’essentiel, sans régime et sans promesse.',
  },
  watches: {
    title: 'Cinq montres comparées pour suivre son VO2max',
    excerpt:
      'Une montre estime votre VO2max, elle ne le mesure pas. Pourquoi le chiffre varie, comment le rendre plus stable, et laquelle convient à qui.',
  },
  aging: {
    title: 'VO2max et vieillissement : adoucir la pente',
    excerpt:
      'Le VO2max baisse avec l’âge, mais pas au même rythme à tout âge. Pourquoi la pente existe, et ce que l’on garde en bougeant.',
  },
}

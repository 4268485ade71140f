/** What only the pages' static text says in words of the site, in French; it defines the type. No island says it, so no script has it. */
export const staticMessages = {
  hero: { calculate: 'Calculer mon VO2max', learnMore: 'En savoir plus' },
  byline: { author: 'Rédaction :', medicalReview: 'Relecture médicale :', reviewed: 'Relu le' },
  article: {
    categories: {
      research: 'Recherche',
      training: 'Entraînement',
      nutrition: 'Nutrition',
      equipment: 'Équipement',
      health: 'Santé',
    },
    readingTime: (minutes: number) => `${minutes} min de lecture`,
    keyPoints: 'À retenir',
    medicalLine:
      'Ce texte ne remplace pas un avis médical. Ne modifiez ni n’arrêtez aucun traitement sans en parler à la personne qui vous suit.',
    next: {
      measure: 'Calculer mon VO2max',
      improve: 'Voir le programme de 8 semaines',
      tools: 'Comparer les montres et les applications',
    },
  },
  notFound: {
    title: 'Page introuvable (404)',
    text: 'Cette page n’existe pas ou a changé d’adresse.',
    home: 'Retour à l’accueil',
    calculator: 'Aller au calculateur',
  },
}

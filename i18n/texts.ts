import type { Locale } from './locales.ts'

/** What the pages' texts say in words of the site, in French; it defines the type. No island says it, so no script has it. */
const fr = {
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
      'Ce texte informe ; il ne remplace pas un avis médical. Ne modifiez ni n’arrêtez un traitement sans en parler à la personne qui vous suit.',
    next: {
      measure: 'Calculer mon VO2max',
      improve: 'Voir les programmes d’entraînement',
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

const en: typeof fr = {
  hero: { calculate: 'Calculate my VO2max', learnMore: 'Learn about VO2max' },

  byline: { author: 'Written by', medicalReview: 'Medically reviewed by', reviewed: 'Reviewed on' },

  article: {
    categories: {
      research: 'Research',
      training: 'Training',
      nutrition: 'Nutrition',
      equipment: 'Equipment',
      health: 'Health',
    },
    readingTime: (minutes) => `${minutes} min read`,
    keyPoints: 'Key points',
    medicalLine:
      'This text informs; it does not replace medical advice. Do not change or stop a treatment without speaking to your care provider.',
    next: {
      measure: 'Calculate my VO2max',
      improve: 'See the training programs',
      tools: 'Compare watches and apps',
    },
  },

  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Back to the home page',
    calculator: 'Go to the calculator',
  },
}

export const textMessages: Record<Locale, typeof fr> = { fr, en }

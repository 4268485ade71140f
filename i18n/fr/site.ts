import { siteName } from '../locales.ts'

/** The strings of every page, in French: header, footer, toasts, articles, pages that fail. */
export const site = {
  siteName,
  skipToContent: 'Aller au contenu',
  externalSite: '(site externe)',
  newTab: '(nouvel onglet)',
  exampleNotice: 'Identité d’exemple\u00a0: à remplacer avant la mise en ligne.',
  menu: {
    label: 'Navigation principale',
    open: 'Menu',
    close: 'Fermer',
  },
  pageNames: {
    home: 'Accueil',
    understand: 'Comprendre',
    measure: 'Mesurer',
    improve: 'Améliorer',
    tools: 'Outils',
    blog: 'Blogue',
    'my-results': 'Mon suivi',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    legal: 'Mentions légales',
  },
  footer: {
    description:
      'Comprendre, mesurer et améliorer son VO2max\u00a0: de l’information claire, au Québec, pour tout le monde.',
    retailerNote: 'Lien commercial\u00a0:',
    social: 'Nous suivre',
    learn: 'Apprendre',
    whatIsIt: 'Qu’est-ce que le VO2max\u202f?',
    howToMeasure: 'Comment le mesurer',
    referenceValues: 'Valeurs de référence',
    health: 'VO2 et santé',
    tools: 'Outils',
    calculator: 'Calculateur',
    programs: 'Programmes d’entraînement',
    watchComparison: 'Comparatif de montres',
    legal: 'Renseignements juridiques',
    contact: 'Nous écrire',
    legalLinks: 'Liens juridiques',
  },
  toasts: {
    label: 'Avis',
    area: 'Avis ({hotkey})',
    close: 'Fermer l’avis',
    saved: { title: 'Calcul enregistré', text: 'Votre résultat a bien été enregistré' },
    failed: { title: 'Erreur', text: 'Impossible d’enregistrer le calcul.' },
  },
  hero: { calculate: 'Calculer mon VO2max', learnMore: 'En savoir plus' },
  article: {
    categories: {
      research: 'Recherche',
      training: 'Entraînement',
      nutrition: 'Nutrition',
      equipment: 'Équipement',
      health: 'Santé',
    },
    readingTime: (minutes: number) => `${minutes}\u00a0min de lecture`,
    updated: 'Mis à jour le',
    keyPoints: 'À retenir',
    medicalLine: 'Ce texte informe\u202f; il ne remplace pas un avis médical.',
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
  failure: {
    title: 'La page n’a pas pu s’afficher',
    text: 'Une erreur est survenue. Rechargez la page ou revenez à l’accueil.',
    home: 'Retour à l’accueil',
  },
}

export type SiteMessages = typeof site

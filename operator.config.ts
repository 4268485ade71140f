/**
 * The operator's values. A value in braces, or on the reserved domain `.example`, is a placeholder. Legal pages mark
 * placeholders, `npm start` lists them once, and `npm run operator:check` fails until none is left.
 */
export const operator = {
  legalName: '{RAISON_SOCIALE}',
  legalForm: '{FORME_JURIDIQUE}',
  /** numéro d’entreprise du Québec */
  neq: '{NEQ}',
  address: '{ADRESSE}',
  email: 'contact@operator.example',
  phone: '{TELEPHONE}',
  publicationDirector: '{DIRECTION_PUBLICATION}',
  privacyOfficer: { name: '{RPRP_NOM}', title: '{RPRP_TITRE}', email: 'privacy@operator.example' },
  host: { name: '{HEBERGEUR}', place: '{PAYS_HEBERGEMENT}' },
  retailer: {
    name: '{DETAILLANT}',
    url: 'https://retailer.example/',
    /** how the operator and the retailer are linked, in a sentence of each language */
    relation: { fr: '{LIEN_AVEC_DETAILLANT}', en: '{LIEN_AVEC_DETAILLANT}' },
  },
  social: {
    facebook: 'https://facebook.example/',
    youtube: 'https://youtube.example/',
    instagram: 'https://instagram.example/',
  },
  amazon: {
    /** empty if links to Amazon pay nothing: no page then mentions a commission, and the sentence is empty too */
    tag: '{AMAZON_TAG}',
    /** Amazon’s identification sentence, word for word from Associates Central on publication day */
    sentence: { fr: '{PHRASE_AMAZON_FR}', en: '{PHRASE_AMAZON_EN}' },
  },
  /** authors and reviewers of the health texts, with their titles, and the day of the last review, ISO 8601 */
  author: '{AUTEUR}',
  medicalReview: '{RELECTURE_MEDICALE}',
  reviewed: '{DATE_RELECTURE}',
  /** public origin of the site, unless SITE_URL is set */
  siteUrl: 'https://vo2max.example',
}

export function isPlaceholder(value: string): boolean {
  return value.startsWith('{') || /\.example(\/|$)/.test(value)
}

/** Returns the names of the values still to be completed, such as `retailer.name`. */
export function placeholders(values: object = operator, prefix = ''): string[] {
  return Object.entries(values as Record<string, string | object>).flatMap(([key, value]) =>
    typeof value === 'object' ? placeholders(value, `${prefix}${key}.`) : isPlaceholder(value) ? [prefix + key] : [],
  )
}

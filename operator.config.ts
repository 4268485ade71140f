/** An example identity, so that every sentence and link reads whole. Leave it as it is, and fill in `own`. */
const example = {
  legalName: 'Société Exemple inc.',
  legalForm: { fr: 'Société par actions du Québec', en: 'Québec business corporation' },
  /** numéro d’entreprise du Québec */
  neq: '1100000000',
  address: '1000, rue de l’Exemple, Montréal (Québec) H0H\u00a00H0',
  email: 'contact@societe.example',
  phone: '514\u00a0555-0100',
  publicationDirector: 'Camille Exemple',
  privacyOfficer: {
    name: 'Camille Exemple',
    title: { fr: 'directrice générale', en: 'general manager' },
    email: 'vieprivee@societe.example',
  },
  host: { name: 'Hébergement Exemple inc.', place: 'Montréal (Québec), Canada' },
  retailer: {
    name: 'Sport Exemple',
    url: 'https://sport.example/',
    /** how the operator and the retailer are linked, in a sentence of each language */
    relation: {
      fr: 'les deux entreprises sont indépendantes l’une de l’autre',
      en: 'the two companies are independent of each other',
    },
  },
  social: {
    Facebook: 'https://www.facebook.com/',
    YouTube: 'https://www.youtube.com/',
    Instagram: 'https://www.instagram.com/',
  },
  amazon: {
    tag: 'exemple-20',
    /** Amazon’s identification sentence, word for word from Associates Central on publication day */
    sentence: {
      fr: 'En tant que Partenaire Amazon, je réalise un bénéfice sur les achats remplissant les conditions requises.',
      en: 'As an Amazon Associate I earn from qualifying purchases.',
    },
  },
  medicalReview: 'Dominique Exemple, MD',
  /** public origin of the site; SITE_URL takes precedence */
  siteUrl: 'https://vo2max.example',
}

/**
 * The operator's own values, each under its name in `example`. Until it has every name, the legal pages show a notice,
 * `npm start` warns, `npm run operator:check` fails, and robots.txt keeps search engines out.
 */
const own: Partial<typeof example> = {}

export const operator = { ...example, ...own }

/** The names of the values that are still the example's. */
export const unsetNames = Object.keys(example).filter((name) => !(name in own))

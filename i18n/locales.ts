export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** BCP 47 tags of the documents. */
export const languageTags = { fr: 'fr-CA', en: 'en-CA' } as const satisfies Record<Locale, string>

/** The label of the link to each language, in that language. */
export const languageNames = { fr: 'FR – Version française', en: 'EN – English version' } as const

export const otherLocales = { fr: 'en', en: 'fr' } as const satisfies Record<Locale, Locale>

/** The site's name, the same in every language. */
export const siteName = 'VO2max'

import type { Locale } from './locales.ts'

/** What to do on a warning sign, in the same words beside every effort. */
export const emergency: Record<Locale, string> = {
  fr: 'Douleur à la poitrine, sensation d’évanouissement ou très fort essoufflement\u00a0: arrêtez-vous et appelez le 911.',
  en: 'If you have chest pain, feel faint or are severely short of breath, stop and call 911.',
}

/** Who asks first, beside every effort but the run, which says it at more length. */
export const adviceFirst: Record<Locale, string> = {
  fr: 'Maladie, symptôme, grossesse ou inactivité\u00a0: consultez d’abord.',
  en: 'Ill, pregnant, inactive or with symptoms? Get advice first.',
}

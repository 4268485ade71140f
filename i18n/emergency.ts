import type { Locale } from './locales.ts'

/** What to do on a warning sign, beside every effort. */
export const emergency: Record<Locale, string> = {
  fr: 'Douleur à la poitrine, sensation d’évanouissement ou très fort essoufflement\u00a0: arrêtez-vous et appelez le\u00a0911.',
  en: 'If you have chest pain, feel faint or are severely short of breath, stop and call 911.',
}

/** Who should ask a professional first, beside every effort but the run, which names ages. */
export const adviceFirst: Record<Locale, string> = {
  fr: 'Maladie, symptôme, grossesse ou inactivité\u00a0: consultez d’abord.',
  en: 'Ill, pregnant, inactive or with symptoms? See a professional first.',
}

/** Added from age 45, beside the bicycle and the step. */
export const adviceByAge: Record<Locale, string> = {
  fr: 'Dès 45\u00a0ans, sans l’habitude des efforts intenses, consultez aussi.',
  en: 'From age 45, see one too if you aren’t used to hard exercise.',
}

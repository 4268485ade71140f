import type { Locale } from './locales.ts'

/** What to do on a warning sign, beside every effort. The Measure page alone lists every sign. */
export const emergency: Record<Locale, string> = {
  fr: 'Douleur à la poitrine, sensation d’évanouissement, essoufflement anormal ou qui ne se calme pas à l’arrêt\u00a0: arrêtez-vous et appelez le\u00a0911.',
  en: 'If you have chest pain, feel faint, or have breathlessness that is unusual or doesn’t ease once you stop: stop and call 911.',
}

/** The site's only age rule, from the PAR-Q+. The line above the form of a run states it in fewer words. */
export const adviceByAge: Record<Locale, string> = {
  fr: 'Dès 45\u00a0ans, sans l’habitude des efforts intenses, demandez un avis avant la course, le banc, le vélo ou les intervalles.',
  en: 'From age 45, if you aren’t used to hard exercise, ask a professional before the run, the step test, the bike or intervals.',
}

/** Two Canadian questionnaires that help people decide whether to ask first. */
export const questionnaires: Record<Locale, Record<'parQ' | 'getActive', string>> = {
  fr: {
    parQ: 'https://eparmedx.com/wp-content/uploads/2024/01/QAAP-Plus-Jan-2024-1.pdf',
    getActive: 'https://scpe.ca/2021/06/02/questionnaire-menezunevieplusactive/',
  },
  en: { parQ: 'https://eparmedx.com/', getActive: 'https://csep.ca/2021/01/20/pre-screening-for-physical-activity/' },
}

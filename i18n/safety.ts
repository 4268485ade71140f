import type { Locale } from './locales.ts'

/** What to do on a warning sign, beside every effort. The Measure page alone lists every sign. */
export const emergency: Record<Locale, string> = {
  fr: 'Douleur à la poitrine, sensation d’évanouissement, essoufflement anormal ou qui ne se calme pas à l’arrêt\u00a0: arrêtez-vous et appelez le\u00a0911.',
  en: 'If you have chest pain, feel faint, or have breathlessness that is unusual or doesn’t ease once you stop: stop and call 911.',
}

/** The site's only age rule, from the PAR-Q+. */
export const adviceByAge: Record<Locale, string> = {
  fr: 'Plus de 45\u00a0ans sans l’habitude des efforts intenses, articulations douloureuses ou longue inactivité\u00a0: une ou un kinésiologue suffit.',
  en: 'Over 45 and not used to hard effort, sore joints or long inactivity: a kinesiologist will do.',
}

/** Two Canadian questionnaires that help people decide whether to ask first. */
export const questionnaires: Record<Locale, Record<'parQ' | 'getActive', string>> = {
  fr: {
    parQ: 'https://eparmedx.com/wp-content/uploads/2024/01/QAAP-Plus-Jan-2024-1.pdf',
    getActive: 'https://scpe.ca/2021/06/02/questionnaire-menezunevieplusactive/',
  },
  en: { parQ: 'https://eparmedx.com/', getActive: 'https://csep.ca/2021/01/20/pre-screening-for-physical-activity/' },
}

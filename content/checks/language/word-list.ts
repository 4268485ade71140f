import type { Locale } from '../../../i18n/locales.ts'

/**
 * Words of our texts that the dictionaries lack; the names of a page's own sources need not stand here.
 * A word that no text uses any more, or that a dictionary knows, fails the spelling test.
 */
export const wordList: Record<'names' | 'units' | 'terms', Record<Locale | 'both', string>> = {
  /** people, products, studies, organizations, laws */
  names: {
    both: 'Fick Fleg Herrmann Hyperlegible Kaminsky McArdle NEQ NPN Rockport Ruffier-Dickson Ryhming Trovato Åstrand',
    fr: 'Atkinson CAI Chromium College FRIEND HERITAGE IPS Kline LCAP License LPRPDE Next ODNQ Q-AAP RLRQ SCPE iPhone',
    en: 'CASL CQLR CSEP Info-Santé Marchand Montréal OPC PIPEDA Québec SIL WCAG',
  },
  units: {
    both: '',
    fr: '',
    en: 'METs millimoles mmol',
  },
  /** of sport, medicine, studies and the web */
  terms: {
    both: 'AMOLED CSV HDL HIIT LDL',
    fr: 'AA ECG FC artério-veineuse tai-chi',
    en: 'al JSON arteriovenous cardiorespiratory de-indexing enum et kinesiologist kinesiology statin statins tai yogurt',
  },
}

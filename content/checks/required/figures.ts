import type { Locale } from '../../../i18n/locales.ts'
import type { PageId } from '../../../i18n/pages.ts'

export type NoteId = 'f1' | 'f2' | 'f3' | 'f4' | 'f5' | 'f6' | 'f7' | 'f8' | 'f9' | 'f10' | 'f12' | 'f13' | 'f14'

/** What a page owes its readers beside its words: figures drawn from data, and the notes of its numbers. */
export const requiredFigures: Partial<Record<PageId, { figures: string[]; notes: NoteId[] }>> = {
  progress: { figures: ['MyResults'], notes: [] },
  // the calculator's own notes stand under its result
  home: { figures: ['Hero', 'Calculator', 'ReferenceTables'], notes: [] },
  understand: { figures: ['FickPicture', 'FactorSplit', 'DeclineCurve'], notes: ['f2', 'f3', 'f4', 'f5'] },
  measure: {
    figures: ['Calculator', 'ReferenceTables'],
    notes: ['f6', 'f7', 'f8', 'f13'],
  },
  improve: { figures: ['EightWeeks', 'SessionsCompared'], notes: ['f9', 'f10'] },
  tools: { figures: [], notes: ['f8', 'f14'] },
  terms: { figures: [], notes: ['f12'] },
  cholesterol: { figures: ['FitnessAndStatin'], notes: ['f1'] },
  plateau: { figures: ['ProgressByDose'], notes: ['f9', 'f10'] },
  nutrition: { figures: ['DailyNeeds'], notes: [] },
  watches: { figures: ['WatchScores'], notes: ['f8', 'f14'] },
  aging: { figures: ['LossByDecade'], notes: ['f3', 'f4'] },
}

/** What each note has to say, wherever it stands. F11 and F12 also stand under the calculator's result. */
export const noteContents: Record<NoteId | 'f11', Record<Locale, string[]>> = {
  f1: {
    fr: ['Kodama', '13 %', '3,5 ml/kg/min', '1 MET', '122 007', '8,4 ans', 'association'],
    en: ['Kodama', '13%', '3.5 ml/kg/min', '1 MET', '122,007', '8.4 years', 'association'],
  },
  f2: { fr: ['3,5 ml/kg/min', 'Kodama, 2009', 'Association'], en: ['3.5 ml/kg/min', 'Kodama, 2009', 'association'] },
  f3: {
    fr: ['4,9 ans', '5 % d’hommes', '46 ans', 'Clausen, 2018', '45 jours'],
    en: ['4.9-year', '5% of men', '46 years', 'Clausen, 2018', '45 days'],
  },
  f4: { fr: ['avant 40 ans', 'après 70 ans', 'Fleg, 2005'], en: ['before 40', 'after 70', 'Fleg, 2005'] },
  f5: { fr: ['HERITAGE', 'pas votre cas'], en: ['HERITAGE', 'not you'] },
  f6: { fr: ['appareil', 'environ 5 %'], en: ['Equipment', 'about 5%'] },
  f7: { fr: ['Marge indicative', 'vent'], en: ['Approximate margin', 'wind'] },
  f8: { fr: ['autres modèles', 'ni les nôtres'], en: ['other models', 'nor our own'] },
  f9: { fr: ['déjà entraînée', 'une séance'], en: ['already trains', 'one session'] },
  f10: { fr: ['peu démontrée', '30 %'], en: ['limited proof', '30%'] },
  f11: { fr: ['10, 25, 50, 75 ou 95', 'seuils du site'], en: ['10, 25, 50, 75 or 95', 'site’s thresholds'] },
  f12: { fr: ['Cooper', 'après 25 ans', 'Après 50 ans'], en: ['Cooper', 'after 25', 'After 50'] },
  f13: { fr: ['Québec', 'avant taxes'], en: ['Québec', 'before tax'] },
  f14: { fr: ['dollars canadiens', 'prix affiché'], en: ['Canadian dollars', 'current price'] },
}

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

/** What each note has to say in numbers and names, wherever it stands. F11 and F12 also stand under the calculator's result. */
export const noteContents: Partial<Record<NoteId | 'f11', Record<Locale, string[]>>> = {
  f1: {
    fr: ['Kodama', '13 %', '3,5 ml/kg/min', '1 MET', '122 007', '8,4 ans'],
    en: ['Kodama', '13%', '3.5 ml/kg/min', '1 MET', '122,007', '8.4 years'],
  },
  f2: { fr: ['3,5 ml/kg/min', 'Kodama, 2009'], en: ['3.5 ml/kg/min', 'Kodama, 2009'] },
  f3: {
    fr: ['4,9 ans', '5 %', '46 ans', 'Clausen, 2018', '45 jours'],
    en: ['4.9', '5%', '46 years', 'Clausen, 2018', '45 days'],
  },
  f4: { fr: ['40 ans', '70 ans', 'Fleg, 2005'], en: ['40', '70', 'Fleg, 2005'] },
  f5: { fr: ['HERITAGE'], en: ['HERITAGE'] },
  f6: { fr: ['5 %'], en: ['5%'] },
  f10: { fr: ['30 %'], en: ['30%'] },
  f11: { fr: ['10, 25, 50, 75 ou 95'], en: ['10, 25, 50, 75 or 95'] },
  f12: { fr: ['Cooper', '25 ans', '50 ans'], en: ['Cooper', '25', '50'] },
  f13: { fr: ['Québec'], en: ['Québec'] },
  f14: { fr: ['dollars canadiens'], en: ['Canadian dollars'] },
}

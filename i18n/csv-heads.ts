import type { Locale } from './locales.ts'

/** The heads of the columns that every record has; those of its inputs follow from the words of its test. */
export const exportHeads = {
  fr: {
    id: 'Numéro',
    createdAt: 'Date et heure (Montréal)',
    test: 'Test',
    vo2maxTenths: 'VO2max (ml/kg/min)',
    standardErrorTenths: 'Erreur type (ml/kg/min)',
    indexTenths: 'Indice de Ruffier-Dickson (sans unité)',
    category: 'Catégorie',
  },
  en: {
    id: 'Number',
    createdAt: 'Date and time (Montréal)',
    test: 'Test',
    vo2maxTenths: 'VO2max (ml/kg/min)',
    standardErrorTenths: 'Standard error (ml/kg/min)',
    indexTenths: 'Ruffier-Dickson index (no unit)',
    category: 'Category',
  },
} satisfies Record<Locale, Record<string, string>>

/** What stands between two cells, so that a spreadsheet of the language takes its decimal sign for one. */
export const exportSeparator: Record<Locale, string> = { fr: ';', en: ',' }

import type { Locale } from './locales.ts'

/** The headings of the CSV file's columns, in the order of server/api/export.ts. */
export const columnHeadings: Record<Locale, string[]> = {
  fr: [
    'Numéro',
    'Date et heure (Montréal)',
    'Âge (ans)',
    'Sexe',
    'Poids (kg)',
    'Distance en 12 minutes (m)',
    'VO2max (ml/kg/min)',
    'Catégorie',
    'Distance seule selon Cooper (ml/kg/min)',
  ],
  en: [
    'Number',
    'Date and time (Montréal)',
    'Age (years)',
    'Sex',
    'Weight (kg)',
    'Distance in 12 minutes (m)',
    'VO2max (ml/kg/min)',
    'Category',
    'Distance alone by Cooper (ml/kg/min)',
  ],
}

/** The separator of cells, so that spreadsheets of the language read its decimal sign. */
export const exportSeparator: Record<Locale, string> = { fr: ';', en: ',' }

import type { Locale } from './locales.ts'

/** The head of each column of the file for spreadsheets, with its unit, in the order of the columns. */
const fr = {
  createdAt: 'Date et heure (Montréal)',
  test: 'Test',
  vo2maxResult: 'VO2max (ml/kg/min)',
  standardErrorResult: 'Erreur type (ml/kg/min)',
  indexResult: 'Indice de Ruffier-Dickson (sans unité)',
  category: 'Catégorie',
  age: 'Âge (ans)',
  gender: 'Sexe',
  weight: 'Poids (kg)',
  distance: 'Distance en 12 minutes (m)',
  vo2max: 'VO2max entré (ml/kg/min)',
  seconds: 'Temps de marche (s)',
  pulse: 'Pouls à la fin (battements/min)',
  watts: 'Charge (watts)',
  pulseAtMinute5: 'Pouls à la 5e minute (battements/min)',
  pulseAtMinute6: 'Pouls à la 6e minute (battements/min)',
  restingPulse: 'Pouls au repos (battements/min)',
  pulseAfterSquats: 'Pouls juste après les flexions (battements/min)',
  pulseAfterOneMinute: 'Pouls une minute plus tard (battements/min)',
  id: 'Numéro',
}

const en: typeof fr = {
  createdAt: 'Date and time (Montréal)',
  test: 'Test',
  vo2maxResult: 'VO2max (ml/kg/min)',
  standardErrorResult: 'Standard error (ml/kg/min)',
  indexResult: 'Ruffier-Dickson index (no unit)',
  category: 'Category',
  age: 'Age (years)',
  gender: 'Sex',
  weight: 'Weight (kg)',
  distance: 'Distance in 12 minutes (m)',
  vo2max: 'VO2max entered (ml/kg/min)',
  seconds: 'Walking time (s)',
  pulse: 'Pulse at the end (beats/min)',
  watts: 'Load (watts)',
  pulseAtMinute5: 'Pulse at minute 5 (beats/min)',
  pulseAtMinute6: 'Pulse at minute 6 (beats/min)',
  restingPulse: 'Resting pulse (beats/min)',
  pulseAfterSquats: 'Pulse right after the squats (beats/min)',
  pulseAfterOneMinute: 'Pulse one minute later (beats/min)',
  id: 'Number',
}

export const exportHeads: Record<Locale, typeof fr> = { fr, en }
/** What stands between two cells, so that a spreadsheet of the language takes its decimal sign for one. */
export const exportSeparator: Record<Locale, string> = { fr: ';', en: ',' }

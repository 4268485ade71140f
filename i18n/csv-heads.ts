import type { FieldName } from '../domain/tests/registry.ts'
import type { Locale } from './locales.ts'

/** The heads of the columns that every record has. */
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

/** Those of its inputs, where the label of a field alone could be taken for something else. */
export const inputHeads: Record<Locale, Partial<Record<FieldName, string>>> = {
  fr: {
    distance: 'Distance en 12 minutes',
    seconds: 'Temps de marche',
    pulseAtMinute5: 'Pouls à la 5e minute',
    pulseAtMinute6: 'Pouls à la 6e minute',
    frequency: 'Fréquence de l’exercice',
    intensity: 'Intensité de l’exercice',
    length: 'Durée de l’exercice',
    pulseAfterSquats: 'Pouls juste après les flexions',
    pulseAfterOneMinute: 'Pouls une minute plus tard',
    vo2max: 'VO2max entré',
  },
  en: {
    distance: 'Distance in 12 minutes',
    seconds: 'Walking time',
    pulseAtMinute5: 'Pulse at minute 5',
    pulseAtMinute6: 'Pulse at minute 6',
    frequency: 'Exercise frequency',
    intensity: 'Exercise intensity',
    length: 'Exercise duration',
    pulseAfterSquats: 'Pulse right after the squats',
    pulseAfterOneMinute: 'Pulse one minute later',
    vo2max: 'VO2max entered',
  },
}

/** What stands between two cells, so that a spreadsheet of the language takes its decimal sign for one. */
export const exportSeparator: Record<Locale, string> = { fr: ';', en: ',' }

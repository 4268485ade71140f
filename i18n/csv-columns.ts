import type { FieldName } from '../domain/protocols/registry.ts'
import type { Locale } from './locales.ts'

type Head = Record<Locale, string>

/** The headings of the CSV file's columns, except the inputs. server/routes/export.ts writes the file. */
export const columnHeadings = {
  id: { fr: 'Numéro', en: 'Number' },
  createdAt: { fr: 'Date et heure (Montréal)', en: 'Date and time (Montréal)' },
  utcOffset: { fr: 'Décalage horaire', en: 'Time offset' },
  protocol: { fr: 'Test', en: 'Test' },
  vo2maxTenths: { fr: 'VO2max (ml/kg/min)', en: 'VO2max (ml/kg/min)' },
  standardErrorTenths: { fr: 'Erreur type (ml/kg/min)', en: 'Standard error (ml/kg/min)' },
  indexTenths: { fr: 'Indice de Ruffier-Dickson (sans unité)', en: 'Ruffier-Dickson index (no unit)' },
  vo2maxOfDistanceAlone: {
    fr: 'Distance seule selon Cooper (ml/kg/min)',
    en: 'Distance alone by Cooper (ml/kg/min)',
  },
  category: { fr: 'Catégorie', en: 'Category' },
} satisfies Record<string, Head>

/** The headings of inputs whose label alone would be ambiguous. */
export const inputHeadings: Partial<Record<FieldName, Head>> = {
  distance: { fr: 'Distance en 12 minutes', en: 'Distance in 12 minutes' },
  seconds: { fr: 'Temps de marche', en: 'Walking time' },
  pulseAtMinute5: { fr: 'Pouls à la 5e minute', en: 'Pulse at minute 5' },
  pulseAtMinute6: { fr: 'Pouls à la 6e minute', en: 'Pulse at minute 6' },
  frequency: { fr: 'Fréquence de l’exercice', en: 'Exercise frequency' },
  intensity: { fr: 'Intensité de l’exercice', en: 'Exercise intensity' },
  length: { fr: 'Durée de l’exercice', en: 'Exercise duration' },
  pulseAfterSquats: { fr: 'Pouls juste après les flexions', en: 'Pulse right after the squats' },
  pulseAfterOneMinute: { fr: 'Pouls une minute plus tard', en: 'Pulse one minute later' },
  vo2max: { fr: 'VO2max entré', en: 'VO2max entered' },
}

/** The separator of cells, so that spreadsheets of the language read its decimal sign. */
export const exportSeparator: Record<Locale, string> = { fr: ';', en: ',' }

/** The words of the CSV file. Only the server uses them. */
export const exportMessages = {
  /** in the order of server/api/export.ts */
  columns: [
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
  /** so that spreadsheets of the language read its decimal sign */
  separator: ';',
}

export type ExportMessages = typeof exportMessages

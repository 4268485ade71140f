import type { ExportMessages } from '../fr/export.ts'

/** The words of the CSV file. Only the server uses them. */
export const exportMessages: ExportMessages = {
  /** in the order of server/api/export.ts */
  columns: [
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
  /** so that spreadsheets of the language read its decimal sign */
  separator: ',',
}

import { calendar as enCalendar } from './en/calendar.ts'
import { errorPage as enErrorPage } from './en/error-page.ts'
import { exportMessages as enExportMessages } from './en/export.ts'
import { en } from './en/messages.ts'
import { calendar as frCalendar } from './fr/calendar.ts'
import { errorPage as frErrorPage } from './fr/error-page.ts'
import { exportMessages as frExportMessages } from './fr/export.ts'
import { fr } from './fr/messages.ts'

/**
 * The strings of both languages, for the server, scripts and tests, and those that only the server uses. A page loads
 * the strings of its own language only.
 */
export const messages = {
  fr: { ...fr, calendar: frCalendar, errorPage: frErrorPage, exportMessages: frExportMessages },
  en: { ...en, calendar: enCalendar, errorPage: enErrorPage, exportMessages: enExportMessages },
}

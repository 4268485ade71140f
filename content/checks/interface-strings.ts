import { exportHeads } from '../../i18n/export.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { stringsOf } from './texts.ts'

const words = import.meta.glob<object>('../../i18n/{fr,en}/**/*.ts', { eager: true })

/** What people read that is in no page's text: whatever `i18n/<language>/` says, and the heads of files. */
export const interfaceStrings = Object.fromEntries(locales.map((locale) => [locale, stringsIn(locale)])) as Record<
  Locale,
  string[]
>

function stringsIn(locale: Locale): string[] {
  const ofLanguage = Object.entries(words).flatMap(([file, said]) => (file.includes(`/${locale}/`) ? [said] : []))
  return stringsOf([...ofLanguage, exportHeads[locale]]).filter((string) => string !== locale)
}

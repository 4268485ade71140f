import { kinds, type Field } from '../../../domain/tests/field.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { asTyped, parseNumber } from '../../../i18n/number.ts'
import { formatTime, parseTime } from './time.ts'

/** A field's value as a person types it: 16:30 for a duration of 990 seconds. */
export function textOf({ kind }: Field, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return value
  return kind === 'duration' ? formatTime(value) : asTyped(value, locale)
}

/** The value of a field from what a person typed; NaN where a number is wanted and there is none. */
export function valueOf({ kind }: Field, text: string, locale: Locale): string | number {
  if (!('unit' in kinds[kind])) return text
  return kind === 'duration' ? parseTime(text) : parseNumber(text, locale)
}

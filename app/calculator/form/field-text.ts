import { kinds, type Field } from '../../../domain/tests/field.ts'
import { tests, type AnyInputs, type TestName } from '../../../domain/tests/registry.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { asTyped, parseNumber, plainDigits } from '../../../i18n/number.ts'

/** What a test's fields hold, as a person types it; nothing of a field without a value. */
export function textsOf(test: TestName, inputs: AnyInputs, locale: Locale): Record<string, string> {
  const texts = Object.entries(tests[test].fields).flatMap(([name, field]) =>
    inputs[name] === undefined ? [] : [[name, textOf(field, inputs[name], locale)] as const],
  )
  return Object.fromEntries(texts)
}

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

/** Characters that a time may take; beyond them the expression below would take long. */
const longest = 30

/**
 * Whole seconds of a time as people type it: 16:30, 16 min 30 s, 16 30, or 16 for whole minutes. NaN for anything else,
 * 16,5 and 16.30 too: they may be meant either way.
 */
export function parseTime(text: string): number {
  if (text.length > longest) return NaN
  const [, minutes, seconds = '0'] =
    /^(\d{1,3})(?:\s*(?:min|[:’'\s])\s*(?:([0-5]?\d)\s*(?:s|[”"])?)?)?$/.exec(plainDigits(text).trim()) ?? []
  return minutes === undefined ? NaN : Number(minutes) * 60 + Number(seconds)
}

/** Minutes and seconds as a clock shows them, 16:30; parts of a second are cut off. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

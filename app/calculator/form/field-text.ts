import { kinds, type Field } from '../../../domain/protocols/field.ts'
import { protocols, type AnyInputs, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { asTyped, parseNumber, plainDigits } from '../../../i18n/format/number.ts'
import { inUnit, splitUnit, toFieldUnit, unitName, unitChoicesOf } from './units/units.ts'

/**
 * What a test's fields hold, as a person types it; nothing of a field without a value. Where units may be chosen, those
 * that are come with the texts, and the numbers are in them.
 */
export function textsOf(
  protocol: ProtocolName,
  inputs: AnyInputs,
  locale: Locale,
  chosen?: readonly string[],
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(protocols[protocol].fields)) {
    const units = chosen ? unitChoicesOf(field.kind) : []
    const unit = units.find((one) => chosen?.includes(one)) ?? units[0]
    if (unit) texts[unitName(name)] = unit
    if (inputs[name] !== undefined) texts[name] = textOf(field, inputs[name], locale, unit)
  }
  return texts
}

/** A field's value as a person types it in a unit, or in the field's own: 16:30 for a duration of 990 seconds. */
export function textOf({ kind }: Field, value: string | number, locale: Locale, unit?: string): string {
  if (typeof value === 'string') return value
  return kind === 'duration' ? formatTime(value) : asTyped(unit ? inUnit(value, kind, unit) : value, locale)
}

/**
 * The value of a field from what a person typed; NaN where a number is wanted and there is none. The unit that was typed
 * behind it counts before the one that was chosen.
 */
export function valueOf({ kind }: Field, text: string, locale: Locale, chosen = ''): string | number {
  if (!('unit' in kinds[kind])) return text
  if (kind === 'duration') return parseTime(text)
  const [amount, unit] = splitUnit(text)
  return toFieldUnit(parseNumber(amount, locale), kind, unit || chosen)
}

/** What a person typed in one unit, in another; what is no number stays as it is. */
export function inOtherUnit(field: Field, text: string, locale: Locale, from: string, to: string): string {
  const value = valueOf(field, text, locale, from)
  return Number.isNaN(value) ? text : textOf(field, value, locale, to)
}

/** Characters that a time may take; beyond them the expression below would take long. */
const longestTime = 30

/**
 * Whole seconds of a time as people type it: 16:30, 16 min 30 s, 16 30, or 16 for whole minutes. NaN for anything else,
 * 16,5 and 16.30 too: they may be meant either way.
 */
export function parseTime(text: string): number {
  if (text.length > longestTime) return NaN
  const [, minutes, seconds = '0'] =
    /^(\d{1,3})(?:\s*(?:min|[:’'\s])\s*(?:([0-5]?\d)\s*(?:s|[”"])?)?)?$/.exec(plainDigits(text).trim()) ?? []
  return minutes === undefined ? NaN : Number(minutes) * 60 + Number(seconds)
}

/** Minutes and seconds as a clock shows them, 16:30; parts of a second are cut off. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

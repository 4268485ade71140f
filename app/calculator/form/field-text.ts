import { kinds, type Field } from '../../../domain/protocols/field.ts'
import { protocols, type AnyInputs, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { asTyped, parseNumber, plainDigits } from '../../../i18n/format/number.ts'
import { fromFieldUnit, splitUnit, toFieldUnit, unitName, unitChoicesOf } from './units/units.ts'

/**
 * Returns the texts of a protocol's fields, as a person types them. A field without a value has no text. With `chosen`
 * units, also returns the unit of each field that has a choice, and converts its number to that unit.
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

/**
 * Returns a field's value as a person types it, in `unit` or else in the field's own unit. A duration of 990 seconds is
 * 16:30.
 */
export function textOf({ kind }: Field, value: string | number, locale: Locale, unit?: string): string {
  if (typeof value === 'string') return value
  return kind === 'duration' ? formatTime(value) : asTyped(unit ? fromFieldUnit(value, kind, unit) : value, locale)
}

/**
 * Returns the value of a typed text: the text of a choice, or a number in the field's own unit, NaN if unreadable. A
 * unit typed behind the number takes precedence over the chosen unit.
 */
export function valueOf({ kind }: Field, text: string, locale: Locale, chosen = ''): string | number {
  if (!('unit' in kinds[kind])) return text
  if (kind === 'duration') return parseTime(text)
  const [amount, unit] = splitUnit(text)
  return toFieldUnit(parseNumber(amount, locale), kind, unit || chosen)
}

/** Converts a typed text from one unit to another. Returns other texts than numbers unchanged. */
export function inOtherUnit(field: Field, text: string, locale: Locale, from: string, to: string): string {
  const value = valueOf(field, text, locale, from)
  return Number.isNaN(value) ? text : textOf(field, value, locale, to)
}

/** The maximum length of a typed time, in characters: the expression below is slow on long texts. */
const maxTimeLength = 30

/**
 * Returns the seconds of a time as people type it: 16:30, 16 min 30 s, 16 30, or 16 for whole minutes. Returns NaN for
 * anything else, including 16,5 and 16.30, which are ambiguous.
 */
export function parseTime(text: string): number {
  if (text.length > maxTimeLength) return NaN
  const [, minutes, seconds = '0'] =
    /^(\d{1,3})(?:\s*(?:min|[:’'\s])\s*(?:([0-5]?\d)\s*(?:s|[”"])?)?)?$/.exec(plainDigits(text).trim()) ?? []
  return minutes === undefined ? NaN : Number(minutes) * 60 + Number(seconds)
}

/** Formats seconds as minutes and seconds, 16:30. Drops fractions of a second. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

import { type FieldDefinition, type FieldDefinitions, fieldKinds } from '#domain/protocols/field.ts'
import { formatForInput, parseNumber } from '#i18n/format/number.ts'
import { formatTime, parseTime } from '#i18n/format/time.ts'
import type { Locale } from '#i18n/locales.ts'
import { fromFieldUnit, splitUnit, toFieldUnit, unitChoicesOf, unitControlName } from './units.ts'

/** The texts of a form's controls, by name. */
export type FormTexts = Record<string, string>

/** Returns the texts of the fields as a person types them, empty without a value, and their units. */
export function formTextsOf(
  fields: FieldDefinitions,
  inputs: Readonly<Record<string, string | number>>,
  locale: Locale,
): FormTexts {
  const texts: FormTexts = {}
  for (const [name, field] of Object.entries(fields)) {
    const [unit] = unitChoicesOf(field.kind)
    texts[name] = inputs[name] === undefined ? '' : fieldTextOf(field, inputs[name], locale, unit)
    if (unit) texts[unitControlName(name)] = unit
  }
  return texts
}

/** Reads the controls of a posted form: the typed texts, and the values of those that are not empty. */
export function readForm(fields: FieldDefinitions, form: { get(name: string): unknown }, locale: Locale) {
  const texts: FormTexts = {}
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const typed = form.get(name)
    const text = (texts[name] = typeof typed === 'string' ? typed.trim() : '')
    const unit = unitChoicesOf(field.kind).find((one) => one === form.get(unitControlName(name)))
    if (unit) texts[unitControlName(name)] = unit
    if (text) values[name] = fieldValueOf(field, text, locale, unit)
  }
  return { texts, values }
}

/** Returns a value as a person types it, in `unit` or else in the field's own. A time of 990 seconds is 16:30. */
export function fieldTextOf({ kind }: FieldDefinition, value: string | number, locale: Locale, unit?: string): string {
  if (typeof value === 'string') return value
  return kind === 'seconds'
    ? formatTime(value)
    : formatForInput(unit ? fromFieldUnit(value, kind, unit) : value, locale)
}

/**
 * Returns the value of a typed text: the text of a choice, or a number in the field's own unit, NaN if unreadable. A
 * unit typed behind the number takes precedence over the chosen unit.
 */
export function fieldValueOf({ kind }: FieldDefinition, text: string, locale: Locale, chosen = ''): string | number {
  if ('options' in fieldKinds[kind]) return text
  if (kind === 'seconds') return parseTime(text)
  const [amount, unit] = splitUnit(text)
  return toFieldUnit(parseNumber(amount, locale), kind, unit || chosen)
}

/** Converts a typed text from one unit to another. Returns other texts than numbers unchanged. */
export function convertText(field: FieldDefinition, text: string, locale: Locale, from: string, to: string): string {
  const value = fieldValueOf(field, text, locale, from)
  return Number.isNaN(value) ? text : fieldTextOf(field, value, locale, to)
}

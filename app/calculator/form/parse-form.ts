import * as v from 'valibot'
import { fieldErrors, type FieldError } from '../../../contract/field-error.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseNumber } from '../../../i18n/number.ts'

/** A form as a person filled it in: the texts as typed, and either what they say or why they were refused. */
export interface ParsedForm<Field extends string, Data> {
  values: Record<Field, string>
  data?: Data
  /** in the order of the fields */
  errors?: FieldError[]
}

/**
 * Reads a form, in the browser and on the server alike; an empty field counts as missing. What is chosen from a list stays
 * a text; the others are numbers as the language writes them, but for those that have a reader of their own.
 */
export function parseForm<Entries extends v.ObjectEntries>(
  form: { get(name: string): unknown },
  schema: v.ObjectSchema<Entries, undefined>,
  locale: Locale,
  readers: Record<string, (text: string) => number> = {},
): ParsedForm<keyof Entries & string, v.InferOutput<typeof schema>> {
  const values: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  for (const field in schema.entries) {
    const entry = form.get(field)
    const text = (values[field] = typeof entry === 'string' ? entry.trim() : '')
    const read = readers[field] ?? ((text) => parseNumber(text, locale))
    if (text) input[field] = schema.entries[field]!.type === 'picklist' ? text : read(text)
  }
  const { success, output, issues } = v.safeParse(schema, input)
  return {
    values,
    ...(success ? { data: output } : { errors: fieldErrors(issues) }),
  }
}

import * as v from 'valibot'
import { fieldErrors, type FieldError } from '../../../api/problem.ts'
import { inputSchema } from '../../../api/protocol-schemas.ts'
import { protocols, type ProtocolEntry, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { valueOf } from './field-text.ts'
import { unitName, unitChoicesOf } from './units/units.ts'

/** The typed texts, by field. */
export type Texts = Partial<Record<string, string>>

/** A parsed form: the typed texts, and either the entry or the errors. */
export interface ParsedEntry {
  texts: Texts
  entry?: ProtocolEntry
  /** in the order of the fields */
  errors?: FieldError[]
}

/** Parses the form of a protocol, in the browser and on the server. An empty field counts as missing. */
export function parseEntry(protocol: ProtocolName, form: { get(name: string): unknown }, locale: Locale): ParsedEntry {
  const texts: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(protocols[protocol].fields)) {
    const typed = form.get(name)
    const text = (texts[name] = typeof typed === 'string' ? typed.trim() : '')
    const unit = unitChoicesOf(field.kind).find((one) => one === form.get(unitName(name)))
    if (unit) texts[unitName(name)] = unit
    if (text) input[name] = valueOf(field, text, locale, unit)
  }
  const { success, output, issues } = v.safeParse(inputSchema(protocol), input)
  return success
    ? { texts, entry: { protocol, inputs: output } as unknown as ProtocolEntry }
    : { texts, errors: fieldErrors(issues) }
}

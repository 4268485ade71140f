import * as v from 'valibot'
import { type FieldError, fieldErrors } from '#contract/field-error.ts'
import { schemaOf } from '#contract/schema-of.ts'
import {
  fieldsByProtocol,
  impliedInputsOf,
  type ProtocolEntry,
  type ProtocolName,
} from '#domain/protocols/protocols.ts'
import type { Locale } from '#i18n/locales.ts'
import { type FormTexts, readForm } from './field-text.ts'

/** A form as typed, and the entry that it makes or its errors. */
export type ParsedForm<Name extends ProtocolName> = { texts: FormTexts } & (
  { entry: ProtocolEntry<Name>; errors?: undefined } | { entry?: undefined; errors: FieldError[] }
)

/** Parses the form of a protocol, in the browser and on the server. An empty field counts as missing. */
export function parseForm<Name extends ProtocolName>(
  protocol: Name,
  form: { get(name: string): unknown },
  locale: Locale,
): ParsedForm<Name> {
  const { texts, values } = readForm(fieldsByProtocol[protocol], form, locale)
  const all = { ...values, ...impliedInputsOf(protocol, values) }
  const { success, output, issues } = v.safeParse(schemaOf(fieldsByProtocol[protocol]), all)
  return success
    ? { texts, entry: { protocol, inputs: output } as ProtocolEntry<Name> }
    : { texts, errors: fieldErrors(issues) }
}

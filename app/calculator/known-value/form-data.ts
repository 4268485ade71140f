import type { FieldError } from '../../../contract/field-error.ts'
import type { PersonVo2max } from '../../../domain/person.ts'
import { knownValueSchema } from '../../../contract/known-value.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseForm } from '../form/parse-form.ts'

/** Where the form lands when it is sent without JavaScript. */
export const knownValueAnchor = 'votre-vo2max'

export type KnownValueField = keyof PersonVo2max

/** What a person says of a VO2max that they know: their texts as typed, and either the value or why there is none. */
export interface KnownValueFormData {
  values: Record<KnownValueField, string>
  known?: PersonVo2max
  errors?: FieldError[]
}

/** Reads the form of a known value, in the browser and on the server alike. */
export function parseKnownValueForm(form: { get(name: string): unknown }, locale: Locale): KnownValueFormData {
  const { data, ...rest } = parseForm(form, knownValueSchema, locale)
  return data ? { ...rest, known: data } : rest
}

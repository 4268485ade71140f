import * as v from 'valibot'
import { runFields } from '../../../contract/calculation.ts'
import type { FieldError } from '../../../contract/field-error.ts'
import { vo2maxLimits, type PersonVo2max } from '../../../domain/result.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseForm } from '../form/parse-form.ts'

const schema = v.object({
  vo2max: v.pipe(v.number(), v.minValue(vo2maxLimits.min), v.maxValue(vo2maxLimits.max)),
  age: runFields.age,
  gender: runFields.gender,
})
export type KnownValueField = keyof typeof schema.entries

/** What a person says of a VO2max that they know: their texts as typed, and either the value or why there is none. */
export interface KnownValueFormData {
  values: Record<KnownValueField, string>
  known?: PersonVo2max
  errors?: FieldError[]
}

/** Reads the form of a known value, in the browser and on the server alike. */
export function parseKnownValueForm(form: { get(name: string): unknown }, locale: Locale): KnownValueFormData {
  const { data, ...rest } = parseForm(form, schema, ['vo2max', 'age'], locale)
  return data ? { ...rest, known: data } : rest
}

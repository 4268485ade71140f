import { runSchema } from '../../../contract/calculation.ts'
import type { FieldError } from '../../../contract/field-error.ts'
import type { Run } from '../../../domain/tests/cooper-run/cooper-run.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseForm } from './parse-form.ts'

export type RunField = keyof Run

/** What a person sent: their texts as typed, and either a run or why there is none, in the order of the fields. */
export interface RunFormData {
  values: Record<RunField, string>
  run?: Run
  errors?: FieldError[]
}

/** Reads the calculator's form, or the address of a shared run. */
export function parseRunForm(form: { get(name: string): unknown }, locale: Locale): RunFormData {
  const { data, ...rest } = parseForm(form, runSchema, locale)
  return data ? { ...rest, run: data } : rest
}

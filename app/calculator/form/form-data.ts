import * as v from 'valibot'
import { runSchema, type runFields } from '../../../contract/calculation.ts'
import { fieldErrors, type FieldError } from '../../../contract/field-error.ts'
import type { Run } from '../../../domain/cooper-run.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseNumber } from '../../../i18n/number.ts'

export type RunField = keyof typeof runFields
export const runFieldNames = ['age', 'gender', 'weight', 'distance'] as const satisfies RunField[]

/** What a person sent: their texts as typed, and either a run or why there is none, in the order of the fields. */
export interface Submission {
  values: Record<RunField, string>
  run?: Run
  errors?: FieldError[]
}

/** Reads the calculator's form, in the browser and on the server alike, or the address of a shared run. */
export function readSubmission(form: Pick<FormData, 'get'>, locale: Locale): Submission {
  const text = (field: RunField) => String(form.get(field) ?? '').trim()
  const values = { age: text('age'), gender: text('gender'), weight: text('weight'), distance: text('distance') }
  const number = (field: RunField) => (values[field] ? parseNumber(values[field], locale) : undefined)
  const { success, output, issues } = v.safeParse(runSchema, {
    age: number('age'),
    gender: values.gender || undefined,
    weight: number('weight'),
    distance: number('distance'),
  })
  return success ? { values, run: output } : { values, errors: fieldErrors(issues) }
}

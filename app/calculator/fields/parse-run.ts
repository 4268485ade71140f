import * as v from 'valibot'
import { runSchema } from '#api/calculate.ts'
import { fieldErrors, type FieldError } from '#api/problem.ts'
import { runFields, type Run } from '#domain/protocols/cooper-run.ts'
import type { Locale } from '#i18n/locales.ts'
import { readForm, textsOf, type Texts } from './field-text.ts'

export type { Texts } from './field-text.ts'

/** Parses the form of a run, in the browser and on the server. An empty field counts as missing. */
export function parseRun(
  form: { get(name: string): unknown },
  locale: Locale,
): { texts: Texts; run?: Run; errors?: FieldError[] } {
  const { texts, input } = readForm(runFields, form, locale)
  const { success, output, issues } = v.safeParse(runSchema, input)
  return success ? { texts, run: output } : { texts, errors: fieldErrors(issues) }
}

/** Returns the texts of a run's fields, as a person types them. */
export function runTexts({ age, gender, weight, distance }: Run, locale: Locale): Texts {
  return textsOf(runFields, { age, gender, weight, distance }, locale)
}

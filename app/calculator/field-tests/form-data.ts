import type { FieldError } from '../../../contract/field-error.ts'
import type { SaveOutcome } from '../../../contract/page-context.ts'
import { fieldTestSchemas } from '../../../contract/field-test.ts'
import { fieldTests, type FieldTest, type FieldTestName } from '../../../domain/field-tests/field-test.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseForm } from '../form/parse-form.ts'
import type { FieldOf } from './fields.ts'
import { parseTime } from './time.ts'

/** What a person sent of a test: their texts as typed, and either the test or why there is none. */
export interface FieldTestFormData {
  values: Partial<Record<FieldOf<FieldTestName>, string>>
  fieldTest?: FieldTest
  errors?: FieldError[]
}

/** Answer to a test's form that was sent without JavaScript; `kept` where its result was to be kept. */
export interface PostedFieldTest extends FieldTestFormData {
  test: FieldTestName
  kept?: SaveOutcome
}

export function isFieldTestName(name: unknown): name is FieldTestName {
  return typeof name === 'string' && Object.hasOwn(fieldTests, name)
}

/** Reads the form of a test; the time of a walk is typed as minutes and seconds. */
export function parseFieldTestForm(
  test: FieldTestName,
  form: { get(name: string): unknown },
  locale: Locale,
): FieldTestFormData {
  const schema = fieldTestSchemas[test] as Parameters<typeof parseForm>[1]
  const { data, ...rest } = parseForm(form, schema, locale, { seconds: parseTime })
  return data ? { ...rest, fieldTest: { test, inputs: data } as unknown as FieldTest } : rest
}

import type { FieldError } from '../../../contract/field-error.ts'
import { measuredTests, type Measured, type MeasuredTest } from '../../../contract/measurement.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseFieldTestForm } from '../field-tests/form-data.ts'
import { parseKnownValueForm } from '../known-value/form-data.ts'

/** What a person sent of a test, or of a known value: their texts as typed, and either what they say or why not. */
export interface MeasuredFormData {
  values: Partial<Record<string, string>>
  measured?: Measured
  errors?: FieldError[]
}

export function isMeasuredTest(name: unknown): name is MeasuredTest {
  return (measuredTests as unknown[]).includes(name)
}

/** Reads the form of a test by its name. */
export function parseMeasuredForm(
  test: MeasuredTest,
  form: { get(name: string): unknown },
  locale: Locale,
): MeasuredFormData {
  if (test === 'known-value') {
    const { known, ...rest } = parseKnownValueForm(form, locale)
    return known ? { ...rest, measured: { test, inputs: known } } : rest
  }
  const { fieldTest, ...rest } = parseFieldTestForm(test, form, locale)
  return fieldTest ? { ...rest, measured: fieldTest } : rest
}

import type { FieldError } from '../../../contract/field-error.ts'
import { measurementOf, type Measured } from '../../../contract/measurement.ts'
import type { Outcome, Records } from '../../../contract/records.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { isFieldTestName, parseFieldTestForm } from '../../calculator/field-tests/form-data.ts'
import { parseRunForm } from '../../calculator/form/form-data.ts'
import { parseKnownValueForm } from '../../calculator/known-value/form-data.ts'

/** A correction as it was sent: what was typed, and either how to make it or why it cannot be made. */
export interface Correction {
  values: Partial<Record<string, string>>
  errors?: FieldError[]
  /** each value is possible, but together they give no result */
  hasNoResult?: boolean
  make?: () => Promise<Outcome | 'outdated'>
}

/** Reads the form that corrects a record, by its `id` and its `test`, which is empty for a run. */
export function readCorrection(
  form: { get(name: string): unknown },
  { id, test }: { id: string; test: string },
  records: Records,
  locale: Locale,
): Correction {
  if (test === 'known-value') {
    const { known, ...typed } = parseKnownValueForm(form, locale)
    return { ...typed, ...(known && measured({ test, inputs: known })) }
  }
  if (isFieldTestName(test)) {
    const { fieldTest, ...typed } = parseFieldTestForm(test, form, locale)
    return { ...typed, ...(fieldTest && measured(fieldTest)) }
  }
  const { run, ...typed } = parseRunForm(form, locale)
  return run ? { ...typed, make: () => records.correct(id, run) } : typed

  function measured(corrected: Measured): Pick<Correction, 'hasNoResult' | 'make'> {
    const body = measurementOf(corrected)
    return body ? { make: () => records.correctMeasurement(id, body) } : { hasNoResult: true }
  }
}

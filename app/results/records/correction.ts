import { measurementOf } from '../../../contract/measurement.ts'
import type { Outcome, Records } from '../../../contract/records.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseRunForm } from '../../calculator/form/form-data.ts'
import { isMeasuredTest, parseMeasuredForm, type MeasuredFormData } from '../../calculator/keeping/measured-form.ts'

/** A correction as it was sent: what was typed, and either how to make it or why it cannot be made. */
export interface Correction extends Pick<MeasuredFormData, 'values' | 'errors'> {
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
  if (!isMeasuredTest(test)) {
    const { run, ...typed } = parseRunForm(form, locale)
    return run ? { ...typed, make: () => records.correct(id, run) } : typed
  }
  const { measured, ...typed } = parseMeasuredForm(test, form, locale)
  const body = measured && measurementOf(measured)
  if (body) return { ...typed, make: () => records.correctMeasurement(id, body) }
  return measured ? { ...typed, hasNoResult: true } : typed
}

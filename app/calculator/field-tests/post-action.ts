import { data, type ActionFunctionArgs } from 'react-router'
import { measurementOf } from '../../../contract/measurement.ts'
import { saveMeasurementContext, type Saving } from '../../../contract/page-context.ts'
import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import { localeOf } from '../../../i18n/paths.ts'
import { isMeasuredTest, parseMeasuredForm } from '../keeping/measured-form.ts'
import { calculate } from '../form/post-action.ts'
import type { KnownValueFormData } from '../known-value/form-data.ts'
import type { FieldTestFormData } from './form-data.ts'

/** Answer to a test's form that was sent without JavaScript; `kept` where its result was to be kept. */
export interface PostedFieldTest extends FieldTestFormData {
  test: FieldTestName
  kept?: Saving
}

/** Answer to a known value that was to be kept. */
export interface PostedKnownValue extends KnownValueFormData {
  test: 'known-value'
  kept?: Saving
}

export type PostedMeasured = PostedFieldTest | PostedKnownValue

/**
 * The forms of the Measure page: those of the tests name theirs, the calculator's does not. Nothing of a test is saved
 * unless its button asks to keep it.
 */
export async function answerForm(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData()
  const test = form.get('test')
  if (!isMeasuredTest(test)) return calculate(call)
  const { measured, ...submission } = parseMeasuredForm(test, form, localeOf(new URL(call.request.url).pathname))
  if (!measured) return data({ test, ...submission } as PostedMeasured, { status: 400 })
  const body = form.get('intent') === 'keep' ? measurementOf(measured) : undefined
  return data({
    ...submission,
    ...(measured.test === 'known-value' ? { test, known: measured.inputs } : { test, fieldTest: measured }),
    ...(body && { kept: await call.context.get(saveMeasurementContext)(body) }),
  } as PostedMeasured)
}

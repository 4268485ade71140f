import { data, type ActionFunctionArgs } from 'react-router'
import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import { localeOf } from '../../../i18n/paths.ts'
import { calculate } from '../form/post-action.ts'
import { isFieldTestName, parseFieldTestForm, type FieldTestFormData } from './form-data.ts'

/** Answer to a test's form that was sent without JavaScript. Nothing of it is saved. */
export interface PostedFieldTest extends FieldTestFormData {
  test: FieldTestName
}

/** The forms of the Measure page: those of the tests name theirs, the calculator's does not. */
export async function answerForm(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData()
  const test = form.get('test')
  if (!isFieldTestName(test)) return calculate(call)
  const submission = parseFieldTestForm(test, form, localeOf(new URL(call.request.url).pathname))
  return data<PostedFieldTest>({ test, ...submission }, submission.errors ? { status: 400 } : undefined)
}

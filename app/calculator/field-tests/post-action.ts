import { data, type ActionFunctionArgs } from 'react-router'
import { localeOf } from '../../../i18n/paths.ts'
import { calculate } from '../form/post-action.ts'
import { keepPosted } from '../keeping/keep-posted.ts'
import { isFieldTestName, parseFieldTestForm, type PostedFieldTest } from './form-data.ts'

/**
 * The forms of the Measure page: those of the tests name theirs, the calculator's does not. Nothing of a test is saved
 * unless its button asks for that.
 */
export async function answerForm(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData()
  const test = form.get('test')
  if (!isFieldTestName(test)) return calculate(call)
  const submission = parseFieldTestForm(test, form, localeOf(new URL(call.request.url).pathname))
  if (submission.errors) return data<PostedFieldTest>({ test, ...submission }, { status: 400 })
  return data<PostedFieldTest>({
    ...{ test, ...submission },
    ...(await keepPosted(form, submission.fieldTest, call.context)),
  })
}

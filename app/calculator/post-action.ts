import { data, type ActionFunctionArgs } from 'react-router'
import type { Measured } from '../../contract/measurement.ts'
import { saveRecordContext, type SaveOutcome } from '../../contract/page-context.ts'
import { localeOf, pageAt } from '../../i18n/paths.ts'
import { isFieldTestName, parseFieldTestForm, type PostedFieldTest } from './field-tests/form-data.ts'
import { parseRunForm } from './form/form-data.ts'
import { parseKnownValueForm } from './known-value/form-data.ts'
import type { KnownValueAnswer, PostedAnswer } from './posted-answers.ts'

/**
 * Answers the forms of a page, for readers without JavaScript or quicker than it. Computes and saves a run; works out a
 * field test, which its form names on the page that has them, and rates a known value: those are saved only where their
 * button asks for that.
 */
export async function answerForm({ request, context }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url)
  const locale = localeOf(pathname)
  const form = await request.formData()
  const test = pageAt(pathname) === 'measure' ? form.get('test') : null
  if (isFieldTestName(test)) {
    const submission = { test, ...parseFieldTestForm(test, form, locale) }
    if (!submission.fieldTest) return data<PostedFieldTest>(submission, { status: 400 })
    return data<PostedFieldTest>({ ...submission, ...(await keep(submission.fieldTest)) })
  }
  if (form.has('vo2max')) {
    const asked = parseKnownValueForm(form, locale)
    if (!asked.known) return data<KnownValueAnswer>({ asked }, { status: 400 })
    return data<KnownValueAnswer>({ asked, ...(await keep({ test: 'known-value', inputs: asked.known })) })
  }
  const submission = parseRunForm(form, locale)
  if (!submission.run) return data<PostedAnswer>(submission, { status: 400 })
  return data<PostedAnswer>({ ...submission, saved: await context.get(saveRecordContext)(submission.run) })

  async function keep(measured: Measured): Promise<{ kept?: SaveOutcome }> {
    if (form.get('intent') !== 'keep') return {}
    // by itself it would be among the scripts of the page, which has no use for it before a result
    const { measurementOf } = await import('../../contract/measurement.ts')
    const body = measurementOf(measured)
    return body ? { kept: await context.get(saveRecordContext)(body) } : {}
  }
}

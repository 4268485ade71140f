import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { saveRunContext, type Saving } from '../../../contract/page-context.ts'
import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import { localeOf } from '../../../i18n/paths.ts'
import type { PostedFieldTest } from '../field-tests/form-data.ts'
import { keepPosted } from '../keeping/keep-posted.ts'
import { parseKnownValueForm, type KnownValueFormData } from '../known-value/form-data.ts'
import { parseRunForm, type RunFormData } from './form-data.ts'

/** Answer to a form sent without JavaScript: the submission, and whether its run could be saved. */
export interface PostedAnswer extends RunFormData {
  saved?: Saving
}

/** Answer to the form of a known value; `kept` where it was to be kept. */
export interface KnownValueAnswer {
  asked: KnownValueFormData
  kept?: Saving
}

type Answer = PostedAnswer | KnownValueAnswer | PostedFieldTest

/** The answer to the run that was posted to this page, if one was. */
export function usePostedRun(): PostedAnswer | undefined {
  const answer = useActionData<Answer>()
  return !answer || 'asked' in answer || 'test' in answer ? undefined : answer
}

/** The answer to the known value that was posted to this page, if one was. */
export function usePostedKnownValue(): KnownValueAnswer | undefined {
  const answer = useActionData<Answer>()
  return answer && 'asked' in answer ? answer : undefined
}

/** The answer to this test that was posted to this page, if it was. */
export function usePostedFieldTest(test: FieldTestName): PostedFieldTest | undefined {
  const answer = useActionData<Answer>()
  return answer && 'test' in answer && answer.test === test ? answer : undefined
}

/** Computes and saves a run sent by the form itself, for readers without JavaScript or quicker than it; rates a known value. */
export async function calculate({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const form = await request.formData()
  if (form.has('vo2max')) {
    const asked = parseKnownValueForm(form, locale)
    if (asked.errors) return data<KnownValueAnswer>({ asked }, { status: 400 })
    const measured = asked.known && ({ test: 'known-value', inputs: asked.known } as const)
    return data<KnownValueAnswer>({ asked, ...(await keepPosted(form, measured, context)) })
  }
  const submission = parseRunForm(form, locale)
  if (!submission.run) return data<PostedAnswer>(submission, { status: 400 })
  const saveRun = context.get(saveRunContext)
  return data<PostedAnswer>({ ...submission, saved: await saveRun(submission.run) })
}

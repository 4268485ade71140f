import { data, type ActionFunctionArgs } from 'react-router'
import { saveRunContext } from '../../../contract/page-context.ts'
import { localeOf } from '../../../i18n/paths.ts'
import { keepPosted } from '../keeping/keep-posted.ts'
import { parseKnownValueForm } from '../known-value/form-data.ts'
import type { KnownValueAnswer, PostedAnswer } from '../posted-answers.ts'
import { parseRunForm } from './form-data.ts'

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

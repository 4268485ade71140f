import { data, type ActionFunctionArgs } from 'react-router'
import { saveRunContext, type Saving } from '../../../contract/page-context.ts'
import { localeOf } from '../../../i18n/paths.ts'
import { parseRunForm, type RunFormData } from './form-data.ts'

/** Answer to a form sent without JavaScript: the submission, and whether its run could be saved. */
export interface PostedAnswer extends RunFormData {
  saved?: Saving
}

/** Computes and saves a run sent by the form itself, for readers without JavaScript or quicker than it. */
export async function calculate({ request, context }: ActionFunctionArgs) {
  const submission = parseRunForm(await request.formData(), localeOf(new URL(request.url).pathname))
  if (!submission.run) return data<PostedAnswer>(submission, { status: 400 })
  const saveRun = context.get(saveRunContext)
  return data<PostedAnswer>({ ...submission, saved: await saveRun(submission.run) })
}

import { type ActionFunctionArgs, data } from 'react-router'
import { recordsContext, reportErrorContext } from '#contract/page-context.ts'
import { type EstimateProtocolName, isProtocolName } from '#domain/protocols/protocols.ts'
import { localeOf } from '#i18n/paths.ts'
import { type ParsedForm, parseForm } from '../fields/parse-form.ts'
import { cookieGivenControlName, withoutSavingButton } from './save/save-controls.ts'
import type { SaveState } from './save/submission.ts'

/** A form of a run that was posted without JavaScript, or before hydration, and what became of it. */
export type PostedRun = ParsedForm<'cooper-run'> & {
  /** absent if the form has errors */
  saveState?: Exclude<SaveState, 'saving'>
  /** whether the cookie that the visitor was given did not come back */
  refusesCookies?: boolean
}

/** A posted form of any protocol. */
export type PostedForm =
  ({ protocol: 'cooper-run' } & PostedRun) | ({ protocol: EstimateProtocolName } & ParsedForm<EstimateProtocolName>)

/** Handles a posted form. A run is saved unless the button was `withoutSavingButton`; the other protocols never are. */
export async function calculatorAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const form = await request.formData()
  const locale = localeOf(new URL(request.url).pathname)
  const name = form.get('protocol')
  const protocol = isProtocolName(name) ? name : 'cooper-run'
  if (protocol !== 'cooper-run') return respond({ protocol, ...parseForm(protocol, form, locale) })
  const parsed = parseForm(protocol, form, locale)
  if (parsed.errors) return respond({ protocol, ...parsed })
  if (form.get(withoutSavingButton.name) === withoutSavingButton.value)
    return respond({ protocol, ...parsed, saveState: 'withoutSaving' })
  try {
    const records = context.get(recordsContext)
    if (!(await records.savePosted(parsed.entry.inputs)))
      return respond({ protocol, ...parsed, saveState: 'failed' }, 409)
    const refusesCookies = !records.hasCookie && form.has(cookieGivenControlName)
    return respond({ protocol, ...parsed, saveState: 'saved', refusesCookies })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return respond({ protocol, ...parsed, saveState: 'failed' }, 503)
  }
}

function respond(posted: PostedForm, status = posted.errors ? 400 : 200) {
  return data<PostedForm>(posted, { status })
}

import { data, type ActionFunctionArgs } from 'react-router'
import { recordsContext, reportErrorContext } from '#api/page-context.ts'
import type { FieldError } from '#api/problem.ts'
import type { Run } from '#domain/protocols/cooper-run.ts'
import { isProtocolName, type OtherEntry, type ProtocolName } from '#domain/protocols/registry.ts'
import { localeOf } from '#i18n/paths.ts'
import { cookieGiven, withoutSaving } from './form-names.ts'
import { parseEntry } from './fields/parse-entry.ts'
import { parseRun, type Texts } from './fields/parse-run.ts'

/** The result of a form that was posted without JavaScript, or before hydration. */
export interface PostedForm {
  protocol: ProtocolName
  texts: Texts
  errors?: FieldError[]
  run?: Run
  entry?: OtherEntry
  saveState?: 'saved' | 'failed' | 'unsaved' | 'withoutCookie'
}

/** Handles a posted form. A run is saved unless the button was `withoutSaving`; the other protocols never are. */
export async function calculatorAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const form = await request.formData()
  const locale = localeOf(new URL(request.url).pathname)
  const name = form.get('protocol')
  const protocol = isProtocolName(name) ? name : 'cooper-run'
  if (protocol !== 'cooper-run') return respond({ protocol, ...parseEntry(protocol, form, locale) })
  const parsed = parseRun(form, locale)
  if (!parsed.run) return respond({ protocol, ...parsed })
  if (form.get(withoutSaving.name) === withoutSaving.value)
    return respond({ protocol, ...parsed, saveState: 'unsaved' })
  try {
    const hasCookie = await context.get(recordsContext).save(parsed.run)
    const isRefused = !hasCookie && form.has(cookieGiven)
    return respond({ protocol, ...parsed, saveState: isRefused ? 'withoutCookie' : 'saved' })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return respond({ protocol, ...parsed, saveState: 'failed' })
  }
}

function respond(posted: PostedForm) {
  return data<PostedForm>(posted, { status: posted.errors ? 400 : 200 })
}

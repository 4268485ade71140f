import { data, type ActionFunctionArgs } from 'react-router'
import { saveRecordContext, type SaveOutcome } from '../../api/page-context.ts'
import { recordOf } from '../../api/record.ts'
import { isProtocolName, protocols } from '../../domain/protocols/registry.ts'
import { localeOf } from '../../i18n/paths.ts'
import type { SaveStatus } from '../sync/outbox.ts'
import type { PostedFormResult } from './state/calculator-state.ts'
import { savingOnDemand, withoutSaving } from './form/form-names.ts'
import { parseEntry } from './form/parse-entry.ts'

/**
 * Handles a form that was posted without JavaScript, or before hydration. Without a protocol name the form is a run. A
 * run is saved unless the pressed button is `withoutSaving`; another protocol, only if its form has `savingOnDemand`.
 */
export async function calculatorAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const name = form.get('protocol')
  const protocol = isProtocolName(name) ? name : 'cooper-run'
  const posted = parseEntry(protocol, form, localeOf(new URL(request.url).pathname))
  if (!posted.entry) return data<PostedFormResult>({ protocol, ...posted }, { status: 400 })
  const intent = form.get('intent')
  const shouldSave =
    protocols[protocol].saved === 'always' ? intent !== withoutSaving.value : intent === savingOnDemand.value
  const record = shouldSave ? recordOf(posted.entry) : undefined
  const saved = record && { status: statusOf(await context.get(saveRecordContext)(record)) }
  return data<PostedFormResult>({ protocol, ...posted, ...saved })
}

/** Returns the status that the page shows: only the refusals `stopped` and `full` have texts of their own. */
function statusOf(outcome: SaveOutcome): SaveStatus {
  return outcome === 'saved' || outcome === 'stopped' || outcome === 'full' ? outcome : 'failed'
}

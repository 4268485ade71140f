import { data, type ActionFunctionArgs } from 'react-router'
import { saveRecordContext, type SaveOutcome } from '../../api/page-context.ts'
import { recordOf } from '../../api/record.ts'
import { isProtocolName, protocols } from '../../domain/protocols/registry.ts'
import { localeOf } from '../../i18n/paths.ts'
import type { SaveStatus } from '../sync/outbox.ts'
import type { PostedEntry } from './state/calculator-state.ts'
import { withoutSaving } from './form/field-words.ts'
import { parseEntry } from './form/parse-entry.ts'

/**
 * Answers the form of a test, for readers without JavaScript or quicker than it. A form that names no test is that of the
 * run. What is always saved is so unless its button says otherwise, and the rest where its button asks for that.
 */
export async function calculatorAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const name = form.get('protocol')
  const protocol = isProtocolName(name) ? name : 'cooper-run'
  const posted = parseEntry(protocol, form, localeOf(new URL(request.url).pathname))
  if (!posted.entry) return data<PostedEntry>({ protocol, ...posted }, { status: 400 })
  const intent = form.get('intent')
  const isSaved = protocols[protocol].saved === 'always' ? intent !== withoutSaving.value : intent === 'keep'
  const record = isSaved ? recordOf(posted.entry) : undefined
  const saved = record && { status: statusOf(await context.get(saveRecordContext)(record)) }
  return data<PostedEntry>({ protocol, ...posted, ...saved })
}

/** Returns what the page shows of a save: of the refusals, only `stopped` and `full` have texts of their own. */
function statusOf(outcome: SaveOutcome): SaveStatus {
  return outcome === 'saved' || outcome === 'stopped' || outcome === 'full' ? outcome : 'failed'
}

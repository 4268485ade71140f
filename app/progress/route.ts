import {
  data,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { recordsContext } from '../../contract/page-context.ts'
import type { Outcome, RecordList, Records } from '../../contract/records.ts'
import { localeOf } from '../../i18n/paths.ts'
import { cursorOf } from './addresses.ts'
import { apiRecords } from './api-records.ts'
import type { Correction } from './records/correction.ts'

/** What a visitor may ask of the page; names of its buttons' values. */
export type Intent = 'correct' | 'remove' | 'forget' | 'stop' | 'resume'

/** How it went. Only the answer to a post says so: an address could claim what was not done. */
export type ActionOutcome = Intent | Exclude<Outcome, 'done'> | PartialOutcome

/** Done in part, and why only in part. */
type PartialOutcome = 'unremembered' | 'forgotten here' | 'stopped here'

export interface ActionResult {
  done: ActionOutcome
}

/** A correction that was refused, as it was typed. */
export interface RefusedCorrection extends Omit<Correction, 'make'> {
  id: string
  /** the server computes differently: the page is of another version */
  outdated?: boolean
}

/** Without JavaScript, and on a first visit, the server reads the records while it renders. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await context.get(recordsContext).list(cursorOf(new URL(request.url).searchParams))
  return data<PageList>(list, { status: list === 'unavailable' ? 503 : 200 })
}

export type PageList = RecordList | undefined | 'unavailable'

/** After a move without a reload, the page reads them by the API. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PageList> {
  return apiRecords.list(cursorOf(new URL(request.url).searchParams))
}

/**
 * A dialog about one record is another address of the same list, and a change that did not reach the server leaves the list
 * as it is shown. A reload of the same address reads the list again.
 */
export function shouldRevalidate({
  formMethod,
  actionResult,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { done } = (actionResult ?? {}) as Partial<ActionResult>
  if (done && ['unavailable', 'forgotten here', 'stopped here'].includes(done)) return false
  const list = ({ pathname, searchParams }: URL) => `${pathname} ${cursorOf(searchParams)}`
  if (formMethod !== undefined || list(currentUrl) !== list(nextUrl)) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export function action({ request, context }: ActionFunctionArgs) {
  return runAction(context.get(recordsContext), request)
}

export function clientAction({ request }: ClientActionFunctionArgs) {
  return runAction(apiRecords, request)
}

/** Does what a form of the page asks for, and answers how it went. */
async function runAction(records: Records, request: Request) {
  const { pathname } = new URL(request.url)
  const form = await request.formData()
  const text = (name: string) => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry : ''
  }
  const id = text('id')
  const intent = text('intent') as Intent
  // empty for a run
  const test = text('test')
  if (intent === 'correct') {
    // loaded only for those who correct
    const reader = await import('./records/correction.ts').catch(() => undefined)
    if (!reader) return respond(intent, 'unavailable')
    const { make, ...typed } = reader.readCorrection(form, { id, test }, records, localeOf(pathname))
    if (!make) return data<RefusedCorrection>({ ...typed, id }, { status: 400 })
    const outcome = await make()
    if (outcome === 'outdated') return data<RefusedCorrection>({ ...typed, id, outdated: true }, { status: 422 })
    return respond(intent, outcome)
  }
  const actions: Partial<Record<Intent, () => Promise<Outcome | PartialOutcome>>> = {
    remove: () => (test ? records.removeMeasurement(id) : records.remove(id)),
    forget: () => records.forget(),
    stop: () => records.setSaving(false),
    resume: () => records.setSaving(true),
  }
  const answer = await (Object.hasOwn(actions, intent) ? actions[intent]!() : Promise.resolve<Outcome>('unknown'))
  return respond(intent, answer)

  function respond(intent: Intent, outcome: Outcome | PartialOutcome) {
    const done: ActionOutcome = outcome === 'done' ? intent : outcome
    return data<ActionResult>({ done }, { status: outcome === 'unavailable' ? 503 : 200 })
  }
}

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

/** How it went. Only the answer to a deed says so: an address could be opened by anybody, and claim what was not done. */
export type Done = Intent | Exclude<Outcome, 'done'> | NotQuite

/** Why a wish was carried out in part. */
type NotQuite = 'unremembered' | 'forgotten here' | 'stopped here'

export interface Told {
  done: Done
}

/** A correction that was refused, as it was typed. */
export interface RefusedCorrection extends Omit<Correction, 'make'> {
  id: string
  /** the server computes otherwise than this page */
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
 * A question about one record is another address of the same list, and what the site could not be told leaves the list as it is
 * shown. The page itself asks for the list at the same address.
 */
export function shouldRevalidate({
  formMethod,
  actionResult,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { done } = (actionResult ?? {}) as Partial<Told>
  if (done && ['unavailable', 'forgotten here', 'stopped here'].includes(done)) return false
  const list = ({ pathname, searchParams }: URL) => `${pathname} ${cursorOf(searchParams)}`
  if (formMethod !== undefined || list(currentUrl) !== list(nextUrl)) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export function action({ request, context }: ActionFunctionArgs) {
  return act(context.get(recordsContext), request)
}

export function clientAction({ request }: ClientActionFunctionArgs) {
  return act(apiRecords, request)
}

/** Does what a form of the page asks for, and tells how it went. */
async function act(records: Records, request: Request) {
  const { pathname } = new URL(request.url)
  const form = await request.formData()
  const text = (name: string) => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry : ''
  }
  const id = text('id')
  const intent = text('intent') as Intent
  // of a run it is empty
  const test = text('test')
  if (intent === 'correct') {
    // the forms of the tests are read by the few who correct: the page comes without
    const reader = await import('./records/correction.ts').catch(() => undefined)
    if (!reader) return tell(intent, 'unavailable')
    const { make, ...typed } = reader.readCorrection(form, { id, test }, records, localeOf(pathname))
    if (!make) return data<RefusedCorrection>({ ...typed, id }, { status: 400 })
    const outcome = await make()
    if (outcome === 'outdated') return data<RefusedCorrection>({ ...typed, id, outdated: true }, { status: 422 })
    return tell(intent, outcome)
  }
  const actions: Partial<Record<Intent, () => Promise<Outcome | NotQuite>>> = {
    remove: () => (test ? records.removeMeasurement(id) : records.remove(id)),
    forget: () => records.forget(),
    stop: () => records.setSaving(false),
    resume: () => records.setSaving(true),
  }
  const answer = await (Object.hasOwn(actions, intent) ? actions[intent]!() : Promise.resolve<Outcome>('unknown'))
  return tell(intent, answer)

  function tell(intent: Intent, outcome: Outcome | NotQuite) {
    const done: Done = outcome === 'done' ? intent : outcome
    return data<Told>({ done }, { status: outcome === 'unavailable' ? 503 : 200 })
  }
}

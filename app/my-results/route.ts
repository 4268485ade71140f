import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { FieldError } from '../../api/problem.ts'
import { recordsContext } from '../../api/page-context.ts'
import { recordOf } from '../../api/record.ts'
import type { RecordList, Records } from '../../api/records.ts'
import { isProtocolName } from '../../domain/protocols/registry.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localeOf } from '../../i18n/paths.ts'
import { parseEntry } from '../calculator/form/parse-entry.ts'
import { cursorIn } from './urls.ts'
import { recordsApi } from './records-api.ts'

/** What a visitor may ask of the page; names of its buttons' values. */
export type Intent = 'correct' | 'remove' | 'erase' | 'stop' | 'resume'

type Outcome = Awaited<ReturnType<Records['remove' | 'erase' | 'setSaving']>>

/** How it went. Only the answer to a post says so: an address could claim what was not done. */
export interface ActionResult {
  done: Intent | Exclude<Outcome, 'done'>
}

/** A correction that was refused, as it was typed. */
export interface RefusedCorrection {
  id: string
  values: Partial<Record<string, string>>
  errors?: FieldError[]
  /** each value is possible, but together they give no result */
  hasNoResult?: boolean
  /** the server computes differently: the page is of another version */
  versionSkew?: boolean
}

/** Without JavaScript, and on a first visit, the server reads the records while it renders. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await context.get(recordsContext).list(cursorIn(new URL(request.url).searchParams))
  return data<PageList>(list, { status: list === 'unavailable' ? 503 : 200 })
}

export type PageList = RecordList | undefined | 'unavailable'

/** After a move without a reload, the page reads them by the API. */
export function clientLoader({ request }: { request: Request }): Promise<PageList> {
  return recordsApi.list(cursorIn(new URL(request.url).searchParams))
}

/**
 * A dialog about one record is another address of the same list, and a change that did not reach the server leaves the list
 * as it is shown. A reload of the same address reads the list again.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, currentUrl, nextUrl, defaultShouldRevalidate } = args
  const { done } = (args.actionResult ?? {}) as Partial<ActionResult>
  if (done && ['unavailable', 'stopped here'].includes(done)) return false
  const list = ({ pathname, searchParams }: URL) => `${pathname} ${cursorIn(searchParams)}`
  if (formMethod !== undefined || list(currentUrl) !== list(nextUrl)) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export function action({ request, context }: ActionFunctionArgs) {
  return runAction(context.get(recordsContext), request)
}

export function clientAction({ request }: { request: Request }) {
  return runAction(recordsApi, request)
}

/** Does what a form of the page asks for, and answers how it went. */
async function runAction(records: Records, request: Request) {
  const form = await request.formData()
  // a file, which none of the forms has, is no text
  const text = (name: string) => form.getAll(name).find((entry) => typeof entry === 'string') ?? ''
  const [id, intent] = [text('id'), text('intent') as Intent]
  if (intent === 'correct') return correct(records, id, form, localeOf(new URL(request.url).pathname))
  const actions: Partial<Record<Intent, () => Promise<Outcome>>> = {
    remove: () => records.remove(id),
    erase: () => records.erase(),
    stop: () => records.setSaving(false),
    resume: () => records.setSaving(true),
  }
  return respond(intent, Object.hasOwn(actions, intent) ? await actions[intent]!() : 'unknown')
}

async function correct(records: Records, id: string, form: FormData, locale: Locale) {
  const protocol = form.get('protocol')
  if (!isProtocolName(protocol)) return respond('correct', 'unknown')
  const { entry, ...typed } = parseEntry(protocol, form, locale)
  const record = entry && recordOf(entry)
  if (!record) return data<RefusedCorrection>({ ...typed, id, hasNoResult: entry !== undefined }, { status: 400 })
  const outcome = await records.correct(id, record)
  if (outcome === 'versionSkew') return data<RefusedCorrection>({ ...typed, id, versionSkew: true }, { status: 422 })
  return respond('correct', outcome)
}

function respond(intent: Intent, outcome: Outcome) {
  const done = outcome === 'done' ? intent : outcome
  return data<ActionResult>({ done }, { status: outcome === 'unavailable' ? 503 : 200 })
}

import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { FieldError } from '../../api/problem.ts'
import { recordsContext } from '../../api/page-context.ts'
import { recordOf } from '../../api/record.ts'
import type { RecordList, RecordOperations } from '../../api/record-operations.ts'
import { isProtocolName } from '../../domain/protocols/registry.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localeOf } from '../../i18n/paths.ts'
import { parseEntry } from '../calculator/form/parse-entry.ts'
import { cursorIn } from './urls.ts'
import { recordsApi } from './records-api.ts'

/**
 * The visitor's actions on the page: correct or remove a record, erase everything, opt out (`stop`) or opt in
 * (`resume`).
 */
export type Intent = 'correct' | 'remove' | 'erase' | 'stop' | 'resume'

type Outcome = Awaited<ReturnType<RecordOperations['remove' | 'erase' | 'setSaving']>>

/**
 * How an action ended: its intent if it was done, else the reason. The outcome is never in the URL, which anyone could
 * forge.
 */
export interface ActionResult {
  outcome: Intent | Exclude<Outcome, 'done'>
}

/** A refused correction, with the texts as typed. */
export interface RefusedCorrection {
  id: string
  texts: Partial<Record<string, string>>
  errors?: FieldError[]
  /** each value is valid, but together they give no result */
  hasNoResult?: boolean
  /** the server has another version than the page, and computes another result */
  versionSkew?: boolean
}

/** Reads the records on the server, while it renders the page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await context.get(recordsContext).list(cursorIn(new URL(request.url).searchParams))
  return data<PageList>(list, { status: list === 'unavailable' ? 503 : 200 })
}

export type PageList = RecordList | undefined | 'unavailable'

/** Reads the records over the API, after a navigation without a reload. */
export function clientLoader({ request }: { request: Request }): Promise<PageList> {
  return recordsApi.list(cursorIn(new URL(request.url).searchParams))
}

/**
 * Whether to read the records again. Opening or closing a dialog does not change the list, nor does an action that did
 * not reach the server. Navigating to the same URL reads them again.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, currentUrl, nextUrl, defaultShouldRevalidate } = args
  const { outcome } = (args.actionResult ?? {}) as Partial<ActionResult>
  if (outcome && ['unavailable', 'stoppedHere'].includes(outcome)) return false
  const listKey = ({ pathname, searchParams }: URL) => `${pathname} ${cursorIn(searchParams)}`
  if (formMethod !== undefined || listKey(currentUrl) !== listKey(nextUrl)) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export function action({ request, context }: ActionFunctionArgs) {
  return runAction(context.get(recordsContext), request)
}

export function clientAction({ request }: { request: Request }) {
  return runAction(recordsApi, request)
}

/** Runs the action of a posted form. Returns its result. */
async function runAction(records: RecordOperations, request: Request) {
  const form = await request.formData()
  // ignores files, which no form of the page has
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

async function correct(records: RecordOperations, id: string, form: FormData, locale: Locale) {
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
  return data<ActionResult>(
    { outcome: outcome === 'done' ? intent : outcome },
    { status: outcome === 'unavailable' ? 503 : 200 },
  )
}

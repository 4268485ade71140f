import {
  data,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { measurementOf, type MeasuredTest } from '../../contract/measurement.ts'
import { recordsContext } from '../../contract/page-context.ts'
import type { Outcome, RecordList, Records } from '../../contract/records.ts'
import { localeOf } from '../../i18n/paths.ts'
import { parseRunForm } from '../calculator/form/form-data.ts'
import { isMeasuredTest, parseMeasuredForm, type MeasuredFormData } from '../calculator/keeping/measured-form.ts'
import { apiRecords } from './api-records.ts'

/** What a visitor may ask of the page; names of its buttons' values. */
export type Intent = 'correct' | 'remove' | 'forget' | 'stop' | 'resume'

/** How it went. Only the answer to a deed says so: an address could be opened by anybody, and claim what was not done. */
export type Done = Intent | Exclude<Outcome, 'done'> | 'unremembered'

export interface Told {
  done: Done
}

/** A correction that was refused, as it was typed. */
export interface RefusedCorrection extends Pick<MeasuredFormData, 'errors'> {
  id: string
  values: Partial<Record<string, string>>
  /** each value is possible, but together they give no result */
  hasNoResult?: boolean
  /** the server computes otherwise than this page */
  outdated?: boolean
}

/** Without JavaScript, and on a first visit, the server reads the records while it renders. */
export async function loader({ context }: LoaderFunctionArgs) {
  const list = await context.get(recordsContext).list()
  return data<PageList>(list, { status: list === 'unavailable' ? 503 : 200 })
}

export type PageList = RecordList | undefined | 'unavailable'

/** After a move without a reload, the page reads them by the API. */
export function clientLoader(): Promise<PageList> {
  return apiRecords.list()
}

/** A question about one record is another address of the same list. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname
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
    const { correct, ...submission } = isMeasuredTest(test) ? correctionOf(test) : correctionOfRun()
    if (!correct) return data<RefusedCorrection>({ ...submission, id }, { status: 400 })
    const outcome = await correct()
    if (outcome === 'outdated') return data<RefusedCorrection>({ ...submission, id, outdated: true }, { status: 422 })
    return tell(intent, outcome)
  }
  const actions: Partial<Record<Intent, () => Promise<Outcome | 'unremembered'>>> = {
    remove: () => (test ? records.removeMeasurement(id) : records.remove(id)),
    forget: () => records.forget(),
    stop: () => records.setSaving(false),
    resume: () => records.setSaving(true),
  }
  const answer = await (Object.hasOwn(actions, intent) ? actions[intent]!() : Promise.resolve<Outcome>('unknown'))
  return tell(intent, answer)

  function correctionOfRun() {
    const { run, ...typed } = parseRunForm(form, localeOf(pathname))
    return { ...typed, correct: run && (() => records.correct(id, run)) }
  }

  function correctionOf(test: MeasuredTest) {
    const { measured, ...typed } = parseMeasuredForm(test, form, localeOf(pathname))
    const body = measured && measurementOf(measured)
    return {
      ...typed,
      ...(measured && !body && { hasNoResult: true }),
      correct: body && (() => records.correctMeasurement(id, body)),
    }
  }

  function tell(intent: Intent, outcome: Outcome | 'unremembered') {
    const done: Done = outcome === 'done' ? intent : outcome
    return data<Told>({ done }, { status: outcome === 'unavailable' ? 503 : 200 })
  }
}

import {
  data,
  redirect,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { recordsContext } from '../../contract/page-context.ts'
import type { Outcome, RecordList, Records } from '../../contract/records.ts'
import { localeOf } from '../../i18n/paths.ts'
import { readSubmission, type Submission } from '../calculator/form/form-data.ts'
import { apiRecords } from './api-records.ts'

/** What a visitor may ask of the page; names of its buttons' values. */
export type Wish = 'correct' | 'remove' | 'forget' | 'stop' | 'resume'

/** Part of the address that tells how a wish went. */
export type Done = Wish | Exclude<Outcome, 'done'>

/** A correction that was refused, as it was typed. */
export interface RefusedCorrection extends Submission {
  id: string
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

/** Does what a form of the page asks for, and leads back to the list, whose address tells how it went. */
async function act(records: Records, request: Request) {
  const { pathname } = new URL(request.url)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const wish = String(form.get('wish')) as Wish
  if (wish === 'correct') {
    const submission = readSubmission(form, localeOf(pathname))
    if (!submission.run) return data<RefusedCorrection>({ ...submission, id }, { status: 400 })
    return tell(wish, await records.correct(id, submission.run))
  }
  const wishes: Partial<Record<Wish, () => Promise<Outcome>>> = {
    remove: () => records.remove(id),
    forget: () => records.forget(),
    stop: () => records.setSaving(false),
    resume: () => records.setSaving(true),
  }
  const answer = await (Object.hasOwn(wishes, wish) ? wishes[wish]!() : Promise.resolve<Outcome>('unknown'))
  return tell(wish, answer)

  function tell(wish: Wish, outcome: Outcome) {
    const done: Done = outcome === 'done' ? wish : outcome
    return redirect(`${pathname}?done=${done}`, 303)
  }
}

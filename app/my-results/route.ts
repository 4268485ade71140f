import { data, type LoaderFunctionArgs } from 'react-router'
import { recordsContext, reportErrorContext } from '#contract/page-context.ts'
import type { FieldError } from '#contract/problem.ts'
import type { RecordPage } from '#contract/records.ts'
import { localeOf } from '#i18n/paths.ts'
import type { FieldTexts } from '../fields/field-text.ts'
import { parseForm } from '../fields/parse-form.ts'
import { cursorIn } from './urls.ts'

type PageRequest = Pick<LoaderFunctionArgs, 'context' | 'request'>

export type Intent = 'correct' | 'delete' | 'deleteAll'

export interface ActionResult {
  outcome: 'corrected' | 'deleted' | 'allDeleted' | 'missing' | 'failed' | 'refused'
  /** a correction that was not saved, as typed */
  typed?: { id: string; texts: FieldTexts; errors?: FieldError[] }
}

/** Reads a page of the visitor's records; null if the store fails. */
export async function loader({ context, request }: PageRequest) {
  const before = cursorIn(new URL(request.url).searchParams)
  try {
    return data<RecordPage | null>(await context.get(recordsContext).list(before))
  } catch (error) {
    context.get(reportErrorContext)(error)
    return data(null, { status: 503 })
  }
}

/** Corrects or deletes one record, or deletes them all. After an error status, React Router does not read the list again. */
export async function action({ context, request }: PageRequest) {
  const form = await request.formData()
  const intent = form.get('intent')
  const id = form.get('id')
  const parsed =
    intent === 'correct' ? parseForm('cooper-run', form, localeOf(new URL(request.url).pathname)) : undefined
  const typed = typeof id === 'string' && parsed ? { id, texts: parsed.texts, errors: parsed.errors } : undefined
  if (parsed?.errors) return data<ActionResult>({ outcome: 'refused', typed }, { status: 400 })

  const records = context.get(recordsContext)
  async function carryOut(): Promise<ActionResult['outcome']> {
    if (intent === 'deleteAll') {
      await records.deleteAll()
      return 'allDeleted'
    }
    if (typeof id !== 'string') return 'missing'
    if (intent === 'delete' && (await records.delete(id))) return 'deleted'
    return parsed?.entry && (await records.correct(id, parsed.entry.inputs)) ? 'corrected' : 'missing'
  }
  try {
    return data<ActionResult>({ outcome: await carryOut() })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return data<ActionResult>({ outcome: 'failed', typed }, { status: 503 })
  }
}

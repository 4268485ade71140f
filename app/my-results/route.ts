import { data, type LoaderFunctionArgs } from 'react-router'
import type { FieldError } from '#contract/field-error.ts'
import { recordsContext, reportErrorContext } from '#contract/page-context.ts'
import type { RecordPage } from '#contract/records.ts'
import { localeOf } from '#i18n/paths.ts'
import type { FormTexts } from '../fields/field-text.ts'
import { parseForm } from '../fields/parse-form.ts'
import { cursorIn } from './urls.ts'

type PageRequest = Pick<LoaderFunctionArgs, 'context' | 'request'>

export type Intent = 'correct' | 'delete' | 'deleteAll'

export interface ActionResult {
  status: 'corrected' | 'deleted' | 'allDeleted' | 'missing' | 'failed' | 'refused'
  /** a correction that was not saved, as typed */
  correction?: { id: string; texts: FormTexts; errors?: FieldError[] }
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

/**
 * Corrects or deletes one record, or deletes them all. After an error status, React Router does not read the list
 * again.
 */
export async function action({ context, request }: PageRequest) {
  const form = await request.formData()
  const [intent, id] = [form.get('intent'), form.get('id')]
  const records = context.get(recordsContext)
  let correction: ActionResult['correction']
  try {
    if (intent === 'deleteAll') {
      await records.deleteAll()
      return respond({ status: 'allDeleted' })
    }
    if (typeof id !== 'string') return respond({ status: 'missing' })
    if (intent === 'delete') return respond({ status: (await records.delete(id)) ? 'deleted' : 'missing' })
    if (intent !== 'correct') return respond({ status: 'missing' })
    const { texts, entry, errors } = parseForm('cooper-run', form, localeOf(new URL(request.url).pathname))
    correction = { id, texts, errors }
    if (errors) return respond({ status: 'refused', correction }, 400)
    return respond({ status: (await records.correct(id, entry.inputs)) ? 'corrected' : 'missing' })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return respond({ status: 'failed', correction }, 503)
  }
}

const respond = (result: ActionResult, status = 200) => data(result, { status })

import { RouterContextProvider } from 'react-router'
import { recordsContext, reportErrorContext } from '#contract/page-context.ts'
import type { VisitorRecords } from '#contract/records.ts'

/** The id of the visitor's only record. */
export const knownId = '01900000-0000-4000-8000-000000000000'

export interface PageRequestOptions {
  /** posted, if there is one */
  form?: string | Record<string, string>
  hasCookie?: boolean
  /** whether the visitor has as many records as are kept */
  isFull?: boolean
  /** thrown by every call to the store */
  failure?: Error
}

/** Returns what a page's loader or action is given, and the calls to the store and the errors that it reports. */
export function newPageRequest(path: string, { form, hasCookie = true, isFull, failure }: PageRequestOptions = {}) {
  const calls: unknown[][] = []
  const reported: unknown[] = []
  async function called<Result>(result: Result, ...call: unknown[]) {
    calls.push(call)
    if (failure) throw failure
    return result
  }
  const records: VisitorRecords = {
    hasCookie,
    list: (cursor) => called({ records: [], nextCursor: null }, 'list', cursor),
    savePosted: (run) => called(!isFull, 'savePosted', run),
    correct: (id, run) => called(id === knownId, 'correct', id, run),
    delete: (id) => called(id === knownId, 'delete', id),
    deleteAll: () => called(undefined, 'deleteAll'),
  }
  const context = new RouterContextProvider()
  context.set(recordsContext, records)
  context.set(reportErrorContext, (error) => void reported.push(error))
  const posted = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
  return { args: { request: new Request(`http://localhost${path}`, posted), context }, calls, reported }
}

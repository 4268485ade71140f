import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { recordsContext, reportErrorContext, saveRecordContext } from '../../api/page-context.ts'
import type { ChangeOutcome } from '../../api/record-operations.ts'
import { visitorRecords, type VisitorRecordsOptions } from '../visitors/visitor-records.ts'
import { StoreUnavailable } from '../store/store.ts'

/** Returns a `catch` handler that returns `fallback` when the store is unavailable, and rethrows any other error. */
function ifUnavailable<Fallback>(fallback: Fallback) {
  return (error: unknown): Fallback => {
    if (error instanceof StoreUnavailable) return fallback
    throw error
  }
}

const outcomeOf = (change: Promise<unknown>): Promise<ChangeOutcome> =>
  change.then((found) => (found ? 'done' : 'unknown')).catch(ifUnavailable('unavailable'))

/** Returns a context that provides the rendered page with the visitor's records, saving, and the error log. */
export function createPageContext(
  request: FastifyRequest,
  reply: FastifyReply,
  options: VisitorRecordsOptions,
): RouterContextProvider {
  const records = visitorRecords(request, reply, options)
  const context = new RouterContextProvider()
  context.set(saveRecordContext, (record) =>
    records
      .saveOnce(record)
      .then((saved) => (typeof saved === 'object' ? 'saved' : saved))
      .catch(ifUnavailable('unavailable')),
  )
  context.set(recordsContext, {
    list: async (before) =>
      records.hasCookie() ? records.list(before).catch(ifUnavailable('unavailable' as const)) : undefined,
    correct: (id, record) => outcomeOf(records.correct(id, record)),
    remove: (id) => outcomeOf(records.remove(id)),
    erase: () =>
      records
        .erase()
        .then((isErased) => (isErased ? ('done' as const) : ('nothing' as const)))
        .catch(ifUnavailable('unavailable' as const)),
    async setSaving(saving) {
      records.setSaving(saving)
      return 'done'
    },
  })
  context.set(reportErrorContext, (err) => request.log.error({ err }, 'page failed'))
  return context
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { recordsContext, reportErrorContext, saveRecordContext } from '../../api/page-context.ts'
import type { ChangeOutcome } from '../../api/records.ts'
import { visitorRecords, type VisitorParts } from '../visitors/visitor-records.ts'
import { StoreUnavailable } from '../store/store.ts'

/** For `catch`: the answer while the store is unavailable. Only what is unexpected throws: the page itself says what failed. */
function ifUnavailable<Answer>(answer: Answer) {
  return (error: unknown): Answer => {
    if (error instanceof StoreUnavailable) return answer
    throw error
  }
}

const outcomeOf = (work: Promise<unknown>): Promise<ChangeOutcome> =>
  work.then((found) => (found ? 'done' : 'unknown')).catch(ifUnavailable('unavailable'))

/** What a page that is rendered for a request may call. */
export function pageContext(request: FastifyRequest, reply: FastifyReply, parts: VisitorParts): RouterContextProvider {
  const records = visitorRecords(request, reply, parts)
  const context = new RouterContextProvider()
  context.set(saveRecordContext, (record) =>
    records
      .saveOnce(record)
      .then((saved) => (typeof saved === 'object' ? 'saved' : saved))
      .catch(ifUnavailable('unavailable')),
  )
  context.set(recordsContext, {
    list: async (before) =>
      records.isKnown() ? records.list(before).catch(ifUnavailable('unavailable' as const)) : undefined,
    correct: (id, record) => outcomeOf(records.correct(id, record)),
    remove: (id) => outcomeOf(records.remove(id)),
    erase: () => outcomeOf(records.erase().then(() => true)),
    async setSaving(saving) {
      records.setSaving(saving)
      return 'done'
    },
  })
  context.set(reportErrorContext, (err) => request.log.error({ err }, 'page failed'))
  return context
}

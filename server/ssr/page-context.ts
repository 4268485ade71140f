import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SaveOutcome } from '../../contract/page-context.ts'
import type { ChangeOutcome } from '../../contract/records.ts'
import { callerOf } from '../security/fair-queue.ts'
import type { PageContext } from './page.ts'
import { visitorRecords } from '../visitor/records.ts'
import { saveRecord, type VisitorParts } from '../visitor/save-record.ts'
import { StoreUnavailable } from '../store/store.ts'

/** What a page that is rendered for a request may call. The page itself says what failed; only what is unexpected throws. */
export function pageContext(request: FastifyRequest, reply: FastifyReply, parts: VisitorParts): PageContext {
  const records = visitorRecords(request, reply, parts)

  async function orIfUnavailable<Answer, Failed>(
    failed: Failed,
    work: () => Promise<Answer>,
  ): Promise<Answer | Failed> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreUnavailable) return failed
      throw error
    }
  }
  const outcome = (work: () => Promise<unknown>) =>
    orIfUnavailable<ChangeOutcome, ChangeOutcome>('unavailable', async () => ((await work()) ? 'done' : 'unknown'))
  const done = (work: () => Promise<void>) => outcome(() => work().then(() => true))

  return {
    caller: callerOf(request),
    saveRecord: (record) =>
      orIfUnavailable<SaveOutcome, SaveOutcome>('failed', async () => {
        const saved = await saveRecord(record, request, reply, parts)
        if (saved === 'erased') return 'failed'
        return saved === 'stopped' || saved === 'full' ? saved : 'saved'
      }),
    records: {
      list(before) {
        if (!records.isKnown()) return Promise.resolve(undefined)
        return orIfUnavailable('unavailable' as const, () => records.list({ before }))
      },
      correct: (id, record) => outcome(() => records.correct(id, record)),
      remove: (id) => outcome(() => records.remove(id)),
      erase: () => done(() => records.erase()),
      setSaving: (saving) => done(async () => records.setSaving(saving)),
    },
    reportError: (err) => request.log.error({ err }, 'page failed'),
  }
}

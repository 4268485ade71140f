import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Calculation, calculationOf } from '#contract/calculate.ts'
import { serviceLimits } from '#contract/published-constants.ts'
import { type RecordPage, recordsPerPage, type SavedRecord, type VisitorRecords } from '#contract/records.ts'
import { type Clock, minute } from '../clock.ts'
import type { Env } from '../env.ts'
import type { RecordStore } from '../records/store.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import { setVisitorCookie, visitorIdOf } from './cookie.ts'

export interface VisitorRecordsOptions {
  store: RecordStore
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Returns the records of a request's visitor. Every call is a visit, which restarts the retention and renews the
 * cookie, unless another site caused the request.
 * @throws StoreUnavailableError from every method; nothing was then saved, changed or deleted
 */
export function visitorRecordsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorRecordsOptions,
) {
  // changed below, because the page rendered after a form shows what the form changed
  let visitorId = visitorIdOf(request, env)

  function setVisitor(id: string | undefined): void {
    visitorId = id
    setVisitorCookie(reply, id, env)
  }

  /** Records a visit. Returns false for an unknown visitor, or when another site caused the request. */
  async function visit(): Promise<boolean> {
    if (!visitorId || isCrossOrigin(request) || !(await store.visit(visitorId, clock.now()))) return false
    setVisitor(visitorId)
    return true
  }

  async function read(cursor?: string, limit = recordsPerPage): Promise<RecordPage> {
    return visitorId ? store.list(visitorId, limit, cursor) : { records: [], nextCursor: null }
  }

  /** Records a visit, then makes a change for a known visitor: last, so that no error follows what was done. */
  async function changeRecord(call: (id: string) => Promise<boolean>): Promise<boolean> {
    await visit()
    return visitorId !== undefined && call(visitorId)
  }

  /** Saves a calculation under a key, and sets the cookie to the visitor who has the record. */
  async function save(calculation: Calculation, key: string, duplicatesSince?: number) {
    const saved = await store.insert({ visitorId, key, calculation, now: clock.now(), duplicatesSince })
    if (typeof saved === 'string') return saved
    setVisitor(saved.visitorId)
    return saved.record
  }

  return {
    hasCookie: visitorId !== undefined,
    save,
    async savePosted(run) {
      const saved = await save(calculationOf(run), randomUUID(), clock.now() - minute)
      return typeof saved !== 'string'
    },
    async list(cursor) {
      const page = await read(cursor)
      await visit()
      return page
    },
    /** Returns all records, newest first; none if they were deleted meanwhile, because the list may be partial. */
    async listAll(): Promise<SavedRecord[]> {
      const { records } = await read(undefined, serviceLimits.recordsPerVisitor)
      return (await visit()) ? records : []
    },
    correct: (id, run) => changeRecord((ownId) => store.correct(ownId, id, calculationOf(run))),
    delete: (id) => changeRecord((ownId) => store.delete(ownId, id)),
    async deleteAll() {
      if (visitorId) await store.deleteVisitor(visitorId)
      setVisitor(undefined)
    },
  } satisfies VisitorRecords & Record<string, unknown>
}

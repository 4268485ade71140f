import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Calculation, calculationOf } from '#contract/calculate.ts'
import { recordsPerPage, type SavedRecord, type VisitorRecords } from '#contract/records.ts'
import { serviceLimits } from '#contract/service-terms.ts'
import { type Clock, minute } from '../clock.ts'
import type { Env } from '../env.ts'
import type { RecordStore, StoredRecord } from '../records/store.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import { setVisitorId, visitorIdOf } from './cookie.ts'

export interface VisitorRecordsOptions {
  store: RecordStore
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Returns the records of a request's visitor. Every call is a visit, which restarts the retention and renews the cookie,
 * unless another site caused the request.
 * @throws StoreUnavailableError from every method; nothing was then saved, changed or deleted
 */
export function visitorRecordsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorRecordsOptions,
) {
  // updated below, because the page rendered after a form shows what the form changed
  let visitor = visitorIdOf(request, env)

  function setVisitor(id: string | undefined): void {
    visitor = id
    setVisitorId(reply, id, env)
  }

  /** Records a visit. Returns false for an unknown visitor, or when another site caused the request. */
  async function visit(): Promise<boolean> {
    if (!visitor || isCrossOrigin(request) || !(await store.visit(visitor, clock.now()))) return false
    setVisitor(visitor)
    return true
  }

  async function read(before?: string, limit = recordsPerPage) {
    if (!visitor) return { records: [], nextCursor: null }
    const { records, nextCursor } = await store.list(visitor, limit, before)
    return { records: records.map(toSavedRecord), nextCursor }
  }

  /** Records a visit, then makes a change for a known visitor: last, so that no error follows what was done. */
  async function change(call: (visitor: string) => Promise<boolean>): Promise<boolean> {
    await visit()
    return visitor !== undefined && call(visitor)
  }

  /** Saves a calculation under a key, and sets the cookie to the visitor who has the record. */
  async function save(calculation: Calculation, key: string, duplicatesSince?: number) {
    const saved = await store.insert({ visitor, key, calculation, now: clock.now(), duplicatesSince })
    if (typeof saved === 'string') return saved
    setVisitor(saved.visitor)
    return toSavedRecord(saved)
  }

  return {
    hasCookie: visitor !== undefined,
    save,
    async savePosted(run) {
      const saved = await save(calculationOf(run), randomUUID(), clock.now() - minute)
      return typeof saved !== 'string'
    },
    async list(before) {
      const page = await read(before)
      await visit()
      return page
    },
    /** Returns all records, newest first; none if they were deleted meanwhile, because the list may be partial. */
    async listAll(): Promise<SavedRecord[]> {
      const { records } = await read(undefined, serviceLimits.records)
      return (await visit()) ? records : []
    },
    correct: (id, run) => change((visitor) => store.correct(visitor, id, calculationOf(run))),
    delete: (id) => change((visitor) => store.delete(visitor, id)),
    async deleteAll() {
      if (visitor) await store.deleteVisitor(visitor)
      setVisitor(undefined)
    },
  } satisfies VisitorRecords & Record<string, unknown>
}

function toSavedRecord({ id, calculation, createdAt }: StoredRecord): SavedRecord {
  return { ...calculation, id, createdAt: new Date(createdAt).toISOString() }
}

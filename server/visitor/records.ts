import type { FastifyReply, FastifyRequest } from 'fastify'
import { calculationOf, type SavedCalculation } from '../../contract/calculation.ts'
import { isMeasurement, isRun, type MeasurementRequest, type SavedMeasurement } from '../../contract/measurement.ts'
import { recordsLimit, type RecordList } from '../../contract/records.ts'
import type { Run } from '../../domain/cooper-run.ts'
import { toSaved, type VisitorParts } from './save-run.ts'
import { setVisitorCookie, readVisitor } from './cookie.ts'

/**
 * What the visitor of a request may do with their own records. Each call is a visit: it renews the cookie and starts
 * the 30 days again. Every method may throw StoreUnavailable.
 */
export interface VisitorRecords {
  list(page?: { limit?: number | undefined; before?: string | undefined }): Promise<RecordList>
  /** All records, newest first, read page by page. */
  all(): AsyncGenerator<SavedCalculation | SavedMeasurement>
  correct(id: string, run: Run): Promise<SavedCalculation | undefined>
  correctMeasurement(id: string, correction: MeasurementRequest): Promise<SavedMeasurement | undefined>
  remove(id: string): Promise<boolean>
  removeMeasurement(id: string): Promise<boolean>
  forget(): Promise<void>
  setSaving(saving: boolean): Promise<void>
}

export function visitorRecords(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorParts,
): VisitorRecords {
  const { id: visitor, saving } = readVisitor(request, env)

  async function visit(now: { id?: string | undefined; saving: boolean } = { id: visitor, saving }): Promise<void> {
    if (now.id) await store.touch(now.id, clock.now())
    setVisitorCookie({ id: now.id, saving: now.saving }, request, reply, env)
  }

  async function read({ limit = recordsLimit, before }: Parameters<VisitorRecords['list']>[0] = {}) {
    // one more than asked for shows whether there are more
    const found = visitor
      ? await store.list(visitor, { limit: limit + 1, ...(before !== undefined && { before }) })
      : []
    const records = found.slice(0, limit).map((record) => toSaved(record))
    return { records, next: found.length > limit ? records.at(-1)!.id : null }
  }

  return {
    async list(page) {
      const { records, next } = await read(page)
      await visit()
      return { saving, calculations: records.filter(isRun), measurements: records.filter(isMeasurement), next }
    },
    async *all() {
      let next: string | null = null
      do {
        const page: Awaited<ReturnType<typeof read>> = await read(next === null ? {} : { before: next })
        yield* page.records
        next = page.next
      } while (next !== null)
    },
    async correct(id, run) {
      const corrected = visitor ? await store.update(visitor, id, calculationOf(run)) : undefined
      await visit()
      return corrected && toSaved(corrected)
    },
    async correctMeasurement(id, correction) {
      const corrected = visitor ? await store.updateMeasurement(visitor, id, correction) : undefined
      await visit()
      return corrected && toSaved(corrected)
    },
    async remove(id) {
      const removed = visitor ? await store.delete(visitor, id) : false
      await visit()
      return removed
    },
    async removeMeasurement(id) {
      const removed = visitor ? await store.deleteMeasurement(visitor, id) : false
      await visit()
      return removed
    },
    async forget() {
      if (visitor) await store.deleteVisitor(visitor)
      await visit({ saving })
    },
    async setSaving(wanted) {
      await visit({ id: visitor, saving: wanted })
    },
  }
}

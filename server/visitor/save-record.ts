import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import type { CalculationRequest, SavedCalculation } from '../../contract/calculation.ts'
import type { MeasurementRequest, SavedMeasurement } from '../../contract/measurement.ts'
import type { Clock } from '../ops/clock.ts'
import type { Env } from '../ops/env.ts'
import type { Calculation, Measurement, NotInserted, Store, StoredRecord } from '../store/store.ts'
import { newVisitorId, visitorCookies } from './cookie.ts'

export interface VisitorParts {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Saves a run, or the result of another test, for the visitor of the request, and renews their cookie once the record is
 * durable. The same key again saves nothing, and answers the same record. Answers why nothing was saved: the visitor has
 * asked us to stop or has `maxRecords`, the key has saved another record, or the visitor was forgotten, and the cookie is
 * then removed.
 * @throws StoreUnavailable when it could not be saved; the cookie is then left as it was.
 */
export async function saveRecord(
  record: CalculationRequest | MeasurementRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorParts,
  idempotencyKey?: string,
): Promise<SavedCalculation | SavedMeasurement | NotInserted | 'stopped'> {
  const cookies = visitorCookies(request, reply, env)
  if (!cookies.saving) return 'stopped'
  const visitor = cookies.id ?? (idempotencyKey ? visitorOfKey(idempotencyKey) : newVisitorId())
  const owned: StoredRecord = { ...record, id: uuidv7(), visitor, createdAt: clock.now() }
  const saved = await store.insert(owned, idempotencyKey)
  if (saved === 'key reused' || saved === 'full') return saved
  cookies.setId(saved === 'forgotten' ? undefined : visitor)
  return saved === 'forgotten' ? saved : toSaved(saved)
}

/**
 * A first save whose answer was lost comes again without the cookie that was in that answer: its key leads to the visitor
 * that the first try made. A key has as many random bits as a visitor's id (docs/decisions/0014-saves-sent-again.md).
 */
function visitorOfKey(key: string): string {
  const hash = createHash('sha256').update(`visitor ${key}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** A record as its visitor sees it, without their own id. */
export function toSaved(record: Calculation): SavedCalculation
export function toSaved(record: Measurement): SavedMeasurement
export function toSaved(record: StoredRecord): SavedCalculation | SavedMeasurement
export function toSaved({ visitor: _, createdAt, ...rest }: StoredRecord): SavedCalculation | SavedMeasurement {
  return { ...rest, createdAt: new Date(createdAt).toISOString() }
}

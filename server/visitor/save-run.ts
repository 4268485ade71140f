import type { FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { CalculationRequest, SavedCalculation } from '../../contract/calculation.ts'
import type { MeasurementRequest, SavedMeasurement } from '../../contract/measurement.ts'
import type { Clock } from '../ops/clock.ts'
import type { Env } from '../ops/env.ts'
import type { Calculation, Measurement, Store, StoredRecord } from '../store/store.ts'
import { newVisitorId, setVisitorCookie, readVisitor } from './cookie.ts'

export interface VisitorParts {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Saves a run, or the result of another test, for the visitor of the request, and renews their cookie once the record is
 * durable. Saves nothing and answers undefined when they have asked us to stop.
 * @throws StoreUnavailable when it could not be saved; the cookie is then left as it was.
 */
export async function saveRecord(
  record: CalculationRequest | MeasurementRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorParts,
): Promise<SavedCalculation | SavedMeasurement | undefined> {
  const { id, saving } = readVisitor(request, env)
  if (!saving) {
    setVisitorCookie({ id, saving }, request, reply, env)
    return undefined
  }
  const visitor = id ?? newVisitorId()
  const owned = { ...record, id: uuidv7(), visitor, createdAt: clock.now() }
  await store.insert(owned)
  setVisitorCookie({ id: visitor, saving }, request, reply, env)
  return toSaved(owned)
}

/** A record as its visitor sees it, without their own id. */
export function toSaved(record: Calculation): SavedCalculation
export function toSaved(record: Measurement): SavedMeasurement
export function toSaved(record: StoredRecord): SavedCalculation | SavedMeasurement
export function toSaved({ visitor: _, createdAt, ...rest }: StoredRecord): SavedCalculation | SavedMeasurement {
  return { ...rest, createdAt: new Date(createdAt).toISOString() }
}

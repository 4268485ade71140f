import type { FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { calculationOf, type SavedCalculation } from '../../contract/calculation.ts'
import type { Run } from '../../domain/cooper-run.ts'
import type { Clock } from '../ops/clock.ts'
import type { Env } from '../ops/env.ts'
import type { Calculation, Store } from '../store/store.ts'
import { moveOldWish, newVisitorId, readVisitor, setVisitorCookie } from './cookie.ts'

export interface VisitorParts {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/** Why a run was not saved: its visitor has asked us to stop, or has deleted everything and their id is gone. */
export type NotSaved = 'stopped' | 'forgotten'

/**
 * Saves a run for the visitor of the request and renews their cookie once the record is durable; removes the cookie of a
 * visitor who was forgotten.
 * @throws StoreUnavailable when it could not be saved; the cookie is then left as it was.
 */
export async function saveRun(
  run: Run,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorParts,
): Promise<SavedCalculation | NotSaved> {
  const { id, saving } = readVisitor(request, env)
  if (!saving) {
    moveOldWish(request, reply, env)
    return 'stopped'
  }
  const visitor = id ?? newVisitorId()
  const calculation = { ...calculationOf(run), id: uuidv7(), visitor, createdAt: clock.now() }
  const outcome = await store.insert(calculation)
  setVisitorCookie(outcome === 'saved' ? visitor : undefined, request, reply, env)
  return outcome === 'saved' ? toSavedCalculation(calculation) : outcome
}

/** A record as its visitor sees it, without their own id. */
export function toSavedCalculation({ visitor: _, createdAt, ...calculation }: Calculation): SavedCalculation {
  return { ...calculation, createdAt: new Date(createdAt).toISOString() }
}

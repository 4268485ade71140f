import type { FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { calculationOf, type SavedCalculation } from '../../contract/calculation.ts'
import type { Run } from '../../domain/cooper-run.ts'
import type { Clock } from '../ops/clock.ts'
import type { Env } from '../ops/env.ts'
import type { Calculation, Store } from '../store/store.ts'
import { newVisitorId, setVisitorCookie, readVisitor } from './cookie.ts'

export interface VisitorParts {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Saves a run for the visitor of the request and renews their cookie once the record is durable. Saves nothing and answers
 * undefined when they have asked us to stop.
 * @throws StoreUnavailable when it could not be saved; the cookie is then left as it was.
 */
export async function saveRun(
  run: Run,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: VisitorParts,
): Promise<SavedCalculation | undefined> {
  const { id, saving } = readVisitor(request, env)
  if (!saving) {
    setVisitorCookie({ id, saving }, request, reply, env)
    return undefined
  }
  const visitor = id ?? newVisitorId()
  const calculation = { ...calculationOf(run), id: uuidv7(), visitor, createdAt: clock.now() }
  await store.insert(calculation)
  setVisitorCookie({ id: visitor, saving }, request, reply, env)
  return toSavedCalculation(calculation)
}

/** A record as its visitor sees it, without their own id. */
export function toSavedCalculation({ visitor: _, createdAt, ...calculation }: Calculation): SavedCalculation {
  return { ...calculation, createdAt: new Date(createdAt).toISOString() }
}

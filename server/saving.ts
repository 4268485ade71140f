import type { FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { calculationOf, type SavedCalculation } from '../contract/calculation.ts'
import type { Run } from '../domain/cooper-run.ts'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'
import type { Calculation, Store } from './store/store.ts'
import { newVisitorId, remember, visitorOf } from './visitor.ts'

export interface SavingParts {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Saves a run for the visitor of the request and renews their cookie once the record is durable; undefined, and
 * nothing saved, when they have asked us to stop.
 * @throws StoreUnavailable when it could not be saved; the cookie is then left as it was.
 */
export async function saveRun(
  run: Run,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: SavingParts,
): Promise<SavedCalculation | undefined> {
  const { id, saving } = visitorOf(request, env)
  if (!saving) {
    remember({ id, saving }, request, reply, env)
    return undefined
  }
  const visitor = id ?? newVisitorId()
  const calculation = { ...calculationOf(run), id: uuidv7(), visitor, createdAt: clock.now() }
  await store.save(calculation)
  remember({ id: visitor, saving }, request, reply, env)
  return asSaved(calculation)
}

/** A record as its visitor sees it: their id stays between the cookie and the store. */
export function asSaved({ visitor: _, createdAt, ...calculation }: Calculation): SavedCalculation {
  return { ...calculation, createdAt: new Date(createdAt).toISOString() }
}

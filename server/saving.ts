import type { FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { calculationOf, type SavedCalculation } from '../contract/calculation.ts'
import type { Run } from '../domain/run.ts'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'
import type { Calculation, Store } from './store/store.ts'
import { newVisitorId, rememberVisitor, visitorOf, type Visitor } from './visitor.ts'

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
  const { id, saving } = visitorOf(request)
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

/** Renews the visitor's cookie, for what they just did counts as activity. */
export function remember(
  visitor: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
  env: SavingParts['env'],
): void {
  rememberVisitor(reply, visitor, request.protocol === 'https' || (env.SITE_URL?.startsWith('https:') ?? false))
}

/** A record as its visitor sees it: their id stays between the cookie and the store. */
export function asSaved({ visitor: _, createdAt, ...calculation }: Calculation): SavedCalculation {
  return { ...calculation, createdAt: new Date(createdAt).toISOString() }
}

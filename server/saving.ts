import type { FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { calculationOf } from '../contract/calculation.ts'
import type { Run } from '../domain/run.ts'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'
import type { Calculation, Store } from './store/store.ts'
import { newVisitor, rememberVisitor, visitorOf } from './visitor.ts'

export interface SavingParts {
  store: Store
  clock: Clock
  env: Pick<Env, 'SITE_URL'>
}

/**
 * Saves a run for the visitor of the request and renews their cookie once the record is durable.
 * @throws StoreUnavailable when it could not be saved; the cookie is then left as it was.
 */
export async function saveRun(
  run: Run,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, env }: SavingParts,
): Promise<Calculation> {
  const visitor = visitorOf(request) ?? newVisitor()
  const calculation = { ...calculationOf(run), id: uuidv7(), visitor, createdAt: clock.now() }
  await store.save(calculation)
  rememberVisitor(reply, visitor, request.protocol === 'https' || (env.SITE_URL?.startsWith('https:') ?? false))
  return calculation
}

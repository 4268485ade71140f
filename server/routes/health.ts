import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/errors/problem-details.ts'
import { sendOverloaded, type LoadShedding } from '../security/load-shedding.ts'
import { uptimeClock, type Clock } from '../ops/clock.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds for which an answer of the database is cached: it writes to give one, and anybody may ask. */
const maxAge = 1000

/** `/healthz`: the process answers; `/readyz`: a run could be saved now, and the server is neither `draining` nor overloaded. */
export function registerHealth(
  app: FastifyInstance,
  store: Store,
  { draining, overload }: { draining: AbortSignal; overload: LoadShedding },
): void {
  const canSave = cached(maxAge, uptimeClock, async () => {
    try {
      await store.ping()
      return true
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      return false
    }
  })
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (draining.aborted) return sendProblem(reply.header('Retry-After', 5), 503)
    if (overload.isOverloaded()) return sendOverloaded(reply)
    if (!(await canSave())) return sendProblem(reply.header('Retry-After', 5), 503)
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
}

/** Caches what `ask` answers for `maxAge` milliseconds; calls at the same time share one. */
export function cached<Answer>(maxAge: number, clock: Clock, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<Answer> | undefined
  let answeredAt = Infinity
  return () => {
    if (!last || clock.now() - answeredAt >= maxAge) {
      answeredAt = Infinity
      last = ask().finally(() => (answeredAt = clock.now()))
    }
    return last
  }
}

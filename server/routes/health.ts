import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/refusals/problem-details.ts'
import { sendOverloaded, type LoadShedding } from '../http/limits/load-shedding.ts'
import { uptimeClock, type Clock } from '../ops/clock.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds for which an answer of the database stands: it writes to give one, and anybody may ask. */
const interval = 1000

/** `/healthz`: the process answers; `/readyz`: a run could be saved now, and the server is neither `draining` nor overloaded. */
export function registerHealth(
  app: FastifyInstance,
  store: Store,
  { draining, overload }: { draining: AbortSignal; overload: LoadShedding },
): void {
  const canSave = remembered(interval, uptimeClock, async () => {
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

/** The same question, asked once however many ask it at a time, and not again until its answer is `age` milliseconds old. */
export function remembered<Answer>(age: number, clock: Clock, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<Answer> | undefined
  let answeredAt = Infinity
  return () => {
    if (!last || clock.now() - answeredAt >= age) {
      answeredAt = Infinity
      last = ask().finally(() => (answeredAt = clock.now()))
    }
    return last
  }
}

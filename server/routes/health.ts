import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/problem-details.ts'
import { sendOverloaded, type LoadShedding } from '../http/load-shedding.ts'
import type { Store } from '../store/store.ts'

/** `/healthz`: the process answers; `/readyz`: a run could be saved now, and the server is neither `draining` nor overloaded. */
export function registerHealth(
  app: FastifyInstance,
  store: Store,
  { draining, overload }: { draining: AbortSignal; overload: LoadShedding },
): void {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    if (draining.aborted) return sendProblem(reply.header('Retry-After', 5), 503)
    if (overload.isOverloaded()) return sendOverloaded(reply)
    try {
      await store.ping()
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return sendProblem(reply.header('Retry-After', 5), 503)
    }
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
}

import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problems.ts'
import type { Store } from './store/store.ts'

/** `/healthz`: the process answers; `/readyz`: a run could be saved now, and later too, as it is not `draining`. */
export function registerHealth(app: FastifyInstance, store: Store, draining: AbortSignal): void {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (request, reply) => {
    if (draining.aborted) return sendProblem(reply.header('Retry-After', 5), 503)
    try {
      await store.ping()
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return sendProblem(reply.header('Retry-After', 5), 503)
    }
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
}

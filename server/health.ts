import type { FastifyInstance } from 'fastify'
import type { RateLimits } from './rate-limit.ts'
import type { RecordStore } from './records/store.ts'

/** Registers `/healthz` (the process runs) and `/readyz` (a record could be saved: one is written and deleted). */
export function registerHealth(
  app: FastifyInstance,
  { store, rateLimits }: { store: Pick<RecordStore, 'ping'>; rateLimits: RateLimits },
): void {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', { onRequest: rateLimits.others }, async (_request, reply) => {
    await store.ping()
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
}

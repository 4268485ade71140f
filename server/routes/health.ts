import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/errors/problem-details.ts'
import type { RecordStore } from '../records/store.ts'

/** Registers `/healthz` (the process runs) and `/readyz` (a record could be saved). */
export function registerHealth(app: FastifyInstance, store: Pick<RecordStore, 'ping'>): void {
  let checking: Promise<boolean> | undefined

  /** Callers share a running check: each writes, and anyone may ask for one. */
  function canSave(): Promise<boolean> {
    checking ??= store
      .ping()
      .then(
        () => true,
        (err: unknown) => {
          app.log.warn({ err }, 'not ready')
          return false
        },
      )
      .finally(() => (checking = undefined))
    return checking
  }

  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (!(await canSave())) return sendProblem(reply, 503)
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
}

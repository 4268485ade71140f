import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import { sendProblem } from '../http/errors/problem-details.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two checks of the database. Each check writes, and anyone may request one. */
const minInterval = 100

/**
 * Registers `/healthz` (the process runs) and `/readyz` (a record could be saved, and the server is not `draining`).
 */
export function registerHealth(app: FastifyInstance, store: Store, draining: AbortSignal): void {
  const canSave = shareCalls(async () => {
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
    if (draining.aborted || !(await canSave())) return sendProblem(reply, 503)
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
}

/**
 * Returns a function that shares one `call` among all callers that arrive before it starts, and leaves `minInterval`
 * between two calls. No caller gets a result that is older than the caller's request.
 */
function shareCalls<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let next: Promise<Result> | undefined
  let intervalOver = Promise.resolve()
  return () =>
    (next ??= intervalOver.then(() => {
      next = undefined
      const result = call()
      intervalOver = result.then(() => wait(minInterval, undefined, { ref: false }))
      return result
    }))
}

import type { FastifyInstance } from 'fastify'

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>
type CountedLimit = Extract<Limit, { isAllowed: false }>

/** Whether a client has used up its saves of this minute. */
export function isExceeded(limit: Limit): limit is CountedLimit {
  return !limit.isAllowed && limit.isExceeded
}

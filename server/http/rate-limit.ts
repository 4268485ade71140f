import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>
type CountedLimit = Extract<Limit, { isAllowed: false }>

/** The client that is counted: its address, or for IPv6 its /64. A client that has hung up has no address any more. */
export function clientAddress({ ip }: { ip: FastifyRequest['ip'] | undefined }): string {
  return normalizeIP(ip ?? '')
}

/** Whether a client has used up what it may ask in this minute. */
export function isExceeded(limit: Limit): limit is CountedLimit {
  return !limit.isAllowed && limit.isExceeded
}

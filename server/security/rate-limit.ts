import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'

type HasAddress = { ip: FastifyRequest['ip'] | undefined }

/** Returns the address without the port that some proxies append, which changes with each connection. */
function addressOf({ ip = '' }: HasAddress): string {
  const [, v4, v6] = /^(?:([\d.]+)|\[([\da-f:.]+)\]):\d+$/i.exec(ip) ?? []
  return v4 ?? v6 ?? ip
}

/** Returns the key of a client: its IPv4 address or its IPv6 /64. A client that has hung up has no address. */
export function clientOf(request: HasAddress): string {
  return normalizeIP(addressOf(request))
}

/**
 * Returns the key of a client's network: its IPv4 address or its IPv6 /48. A /48 may hold thousands of customers, or
 * belong to a single one, who then has 65,536 /64s.
 */
export function networkOf(request: HasAddress): string {
  return normalizeIP(addressOf(request), 48)
}

/** The limit of an IPv6 /48, as a multiple of a client's limit. */
const clientsPerNetwork = 16
/** The limit of renders, as a multiple of the other limits. */
const rendersPerCall = 10

/** Counts a request. Returns the seconds to wait when the client is over its limit for the minute. */
type RateLimit = (request: FastifyRequest) => Promise<number | undefined>
/** `saves`: runs, from the API and by forms. `records`: personal pages and exports. `renders`: other rendered pages. */
export type RateLimits = Record<'saves' | 'records' | 'renders', RateLimit>

/** Creates rate limits, counted in memory. `max` is per client and minute, with room for a school class's saves. */
export function createRateLimits(app: FastifyInstance, max: number): RateLimits {
  function createLimit(max: number): RateLimit {
    const countForClient = app.createRateLimit({ max, keyGenerator: clientOf })
    const countForNetwork = app.createRateLimit({ max: max * clientsPerNetwork, keyGenerator: networkOf })
    return async (request) =>
      // a refused request does not count against the network
      secondsToWait(await countForClient(request)) ??
      (isIPv6(addressOf(request)) ? secondsToWait(await countForNetwork(request)) : undefined)
  }
  return { saves: createLimit(max), records: createLimit(max), renders: createLimit(max * rendersPerCall) }
}

/** Returns an onRequest hook that throws a 429 error beyond the limit, before the body is read. */
export function enforceRateLimit(rateLimit: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const seconds = await rateLimit(request)
    if (seconds === undefined) return
    reply.header('Retry-After', seconds)
    throw Object.assign(new Error('too many requests'), { statusCode: 429 })
  }
}

type CountResult = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function secondsToWait(limit: CountResult): number | undefined {
  return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined
}

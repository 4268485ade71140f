import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'

type HasAddress = { ip: FastifyRequest['ip'] | undefined }

/** Without the port that some proxies write behind it, which is another one with each connection. */
function addressOf({ ip = '' }: HasAddress): string {
  const [, v4, v6] = /^(?:([\d.]+)|\[([\da-f:.]+)\]):\d+$/i.exec(ip) ?? []
  return v4 ?? v6 ?? ip
}

/** The client that is counted: its address, or for IPv6 its /64. A client that has hung up has no address any more. */
export function clientOf(request: HasAddress): string {
  return normalizeIP(addressOf(request))
}

/**
 * The network that a client is in, as far as one customer may have it: the client itself, or for IPv6 the /48, in which a
 * provider may have thousands of customers, and a single one 65,536 addresses to count.
 */
export function networkOf(request: HasAddress): string {
  return normalizeIP(addressOf(request), 48)
}

/** An IPv6 /48 may ask this many times what one client in it may. */
const clientsPerNetwork = 16
/** A client may ask for this many rendered pages for each of its calls. One costs as much as thirty built pages. */
const rendersPerCall = 10
/** One in this many of a client's calls may be an export. */
const callsPerExport = 2

/** Counts a request; answers how many seconds its client has to wait when it is over the limit of a minute. */
type RateLimit = (request: FastifyRequest) => Promise<number | undefined>
/** `calls`: saves, calls about records and visits to them, counted together; `renders`: other pages made on request. */
export type RateLimits = Record<'calls' | 'renders' | 'exports', RateLimit>

/** Counts every client's requests in memory. `maxCalls` a minute; the other limits follow from it. */
export function createRateLimits(app: FastifyInstance, maxCalls: number): RateLimits {
  function createLimit(max: number): RateLimit {
    const countForClient = app.createRateLimit({ max, keyGenerator: clientOf })
    const countForNetwork = app.createRateLimit({ max: max * clientsPerNetwork, keyGenerator: networkOf })
    return async (request) =>
      // what a client is refused does not count for its neighbours
      secondsToWait(await countForClient(request)) ??
      (isIPv6(addressOf(request)) ? secondsToWait(await countForNetwork(request)) : undefined)
  }
  return {
    calls: createLimit(maxCalls),
    renders: createLimit(maxCalls * rendersPerCall),
    exports: createLimit(Math.ceil(maxCalls / callsPerExport)),
  }
}

/** A hook that fails with 429 beyond the limit, before anything is read or made for the client. */
export function enforceRateLimit(rateLimit: RateLimit) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const seconds = await rateLimit(request)
    if (seconds === undefined) return
    reply.header('Retry-After', seconds)
    throw Object.assign(new Error('too many requests'), { statusCode: 429 })
  }
}

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function secondsToWait(limit: Limit): number | undefined {
  return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined
}

import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'

type Addressed = { ip: FastifyRequest['ip'] | undefined }

/** Without the port that some proxies write behind it, which is another one with each connection. */
function addressOf({ ip = '' }: Addressed): string {
  const [, v4, v6] = /^(?:([\d.]+)|\[([\da-f:.]+)\]):\d+$/i.exec(ip) ?? []
  return v4 ?? v6 ?? ip
}

/** The client that is counted: its address, or for IPv6 its /64. A client that has hung up has no address any more. */
export function clientOf(request: Addressed): string {
  return normalizeIP(addressOf(request))
}

/**
 * The network that a client is in, as far as one customer may have it: the client itself, or for IPv6 the /48, in which a
 * provider may have thousands of customers, and a single one 65,536 addresses to count.
 */
export function networkOf(request: Addressed): string {
  return normalizeIP(addressOf(request), 48)
}

/** An IPv6 /48 may ask this many times what one client in it may. */
const networkShare = 16
/** A client may ask for this many rendered pages for each of its calls. One costs as much as thirty built pages. */
const rendersPerCall = 10
/** One in this many of a client's calls may be an export. */
const callsPerExport = 2
/** A visitor may make one in this many of the calls of an address, behind which a school class may be. */
const visitorsPerClient = 4

/** Counts a request; answers how many seconds its client has to wait when it is over the limit of a minute. */
type RateLimit = (request: FastifyRequest) => Promise<number | undefined>
/** `calls`: saves, calls about records and visits to them, counted together; `renders`: other pages made on request. */
export type RateLimits = Record<'calls' | 'renders' | 'exports', RateLimit>

/**
 * Counts requests in memory. `maxCalls` is how many a client may make in a minute; the other limits follow from it. `visitorOf`
 * returns the id in a request's cookie. It can be made up, so the limit of the client holds in any case.
 */
export function createRateLimits(
  app: FastifyInstance,
  maxCalls: number,
  visitorOf: (request: FastifyRequest) => string | undefined,
): RateLimits {
  const maxOfVisitor = Math.ceil(maxCalls / visitorsPerClient)
  const ofVisitor = app.createRateLimit({ max: maxOfVisitor, keyGenerator: (request) => visitorOf(request) ?? '' })
  const calls = limitOf(maxCalls)

  function limitOf(max: number): RateLimit {
    const ofClient = app.createRateLimit({ max, keyGenerator: clientOf })
    const ofNetwork = app.createRateLimit({ max: max * networkShare, keyGenerator: networkOf })
    return async (request) =>
      // what a client is refused does not count for its neighbours
      secondsToWait(await ofClient(request)) ??
      (isIPv6(addressOf(request)) ? secondsToWait(await ofNetwork(request)) : undefined)
  }
  return {
    calls: async (request) =>
      // what a visitor is refused does not count for others behind the address
      (visitorOf(request) === undefined ? undefined : secondsToWait(await ofVisitor(request))) ?? calls(request),
    renders: limitOf(maxCalls * rendersPerCall),
    exports: limitOf(Math.ceil(maxCalls / callsPerExport)),
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

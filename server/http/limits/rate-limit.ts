import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import { sendProblem } from '../refusals/problem-details.ts'

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

/** How much more an IPv6 /48 may ask than one client in it. */
const networkShare = 16
/** Of pages that have to be rendered, a client may ask for this many times its saves. One costs as much as thirty built pages. */
const rendersPerCall = 10
/** Of a client's calls, one in so many may be for a file of all its records. */
const callsPerExport = 2

/** Counts a request; answers how many seconds its client has to wait when it has used up what it may ask in a minute. */
export type Ration = (request: FastifyRequest) => Promise<number | undefined>
/** `calls`: saves, calls about records and visits to them, counted together; `renders`: other pages made on request. */
export type Rations = Record<'calls' | 'renders' | 'exports', Ration>

/** The rations of every client, counted in memory. `most` calls a minute; the others follow from it. */
export function rationsOf(app: FastifyInstance, most: number): Rations {
  function ration(max: number): Ration {
    const ofClient = app.createRateLimit({ max, keyGenerator: clientOf })
    const ofNetwork = app.createRateLimit({ max: max * networkShare, keyGenerator: networkOf })
    return async (request) =>
      // what a client is refused does not count for its neighbours
      secondsToWait(await ofClient(request)) ??
      (isIPv6(addressOf(request)) ? secondsToWait(await ofNetwork(request)) : undefined)
  }
  return {
    calls: ration(most),
    renders: ration(most * rendersPerCall),
    exports: ration(Math.ceil(most / callsPerExport)),
  }
}

/** A hook that refuses a client beyond its ration, before anything is read or made for it. */
export function within(ration: Ration) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const seconds = await ration(request)
    return seconds === undefined ? undefined : sendProblem(reply.header('Retry-After', seconds), 429)
  }
}

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function secondsToWait(limit: Limit): number | undefined {
  return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined
}

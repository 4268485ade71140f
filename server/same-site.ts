import type { FastifyRequest } from 'fastify'

/**
 * Whether a request that writes may come from one of our own pages. Browsers say where a request comes from
 * (Origin, Sec-Fetch-Site); a client that says neither is no browser and carries no visitor's cookie by itself.
 */
export function isSameSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  siteUrl: string | undefined,
): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false
  const { origin } = headers
  if (origin === undefined || origin === siteUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

import type { FastifyRequest } from 'fastify'

/**
 * Whether a request that writes may come from one of our own pages. Browsers say where a request comes from
 * (Origin, Sec-Fetch-Site); a client that says neither is no browser and carries no visitor's cookie by itself.
 */
export function isSameSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  siteUrl: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': from } = headers
  // no page can forge it, and unlike Origin it can be checked without knowing our own address
  if (from === 'same-origin' || from === 'none') return true
  if (from === 'cross-site') return false
  if (origin === undefined) return from === undefined
  if (origin === siteUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

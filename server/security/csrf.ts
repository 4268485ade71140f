import type { FastifyRequest } from 'fastify'

/**
 * Whether a request that writes may come from one of our own pages. Browsers say where a request comes from
 * (Origin, Sec-Fetch-Site); a client that says neither is no browser and carries no visitor's cookie by itself.
 * With a `siteUrl` an origin must be that one to the letter, whatever host the request names.
 */
export function isSameSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  siteUrl: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers
  // what a person starts by hand, such as a reload; no page can forge it
  if (fetchSite === 'none') return true
  if (fetchSite === 'cross-site') return false
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin'
  if (siteUrl) return origin === siteUrl
  // it can be checked without knowing our own address, which a proxy may hide
  return fetchSite === 'same-origin' || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * Whether another site, or another host of our domain, made the browser send the request. Browsers before 2023 do not say,
 * and send cookies that are SameSite=Lax when another site opens a window.
 */
export function isCrossOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const from = headers['sec-fetch-site']
  return from === 'cross-site' || from === 'same-site'
}

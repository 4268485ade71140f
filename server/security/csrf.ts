import type { FastifyRequest } from 'fastify'

/**
 * Whether a write may come from one of the site's own pages, by its Origin and Sec-Fetch-Site headers. A request with
 * neither passes: it comes from no current browser, so no page can make it carry a visitor's cookie. With `siteUrl`, an
 * Origin must equal it, whatever the Host header says.
 */
export function mayComeFromOwnPage(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  siteUrl: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers
  // started by the user, such as a reload; no page can forge this value
  if (fetchSite === 'none') return true
  if (fetchSite === 'cross-site') return false
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin'
  if (siteUrl) return origin === siteUrl
  // same-origin holds even when a proxy hides the site's host name
  return fetchSite === 'same-origin' || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * Whether another site, or another host of the same domain, made the browser send the request. Browsers before 2023
 * send no Sec-Fetch-Site, so this is false for them even when another site opened the window. Such a request carries
 * the SameSite=Lax cookies.
 */
export function isCrossOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const fetchSite = headers['sec-fetch-site']
  return fetchSite === 'cross-site' || fetchSite === 'same-site'
}

import type { FastifyRequest } from 'fastify'

/**
 * Whether another site, or another host of our domain, made the browser send the request. Browsers before 2023 do not say,
 * and send cookies that are SameSite=Lax when another site opens a window.
 */
export function isCrossOrigin({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const from = headers['sec-fetch-site']
  return from === 'cross-site' || from === 'same-site'
}

import type { FastifyRequest } from 'fastify'

/**
 * Whether another site, or a neighbour of our domain, has made the browser ask. Browsers before 2023 do not say, and the
 * cookie's SameSite lets them send it when they open a window.
 */
export function isFromElsewhere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const from = headers['sec-fetch-site']
  return from === 'cross-site' || from === 'same-site'
}

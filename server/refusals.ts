import type { FastifyRequest } from 'fastify'
import { dataSuffix } from './pages/page.ts'
import { pathOf } from './request-target.ts'
import { isCrossOrigin, mayComeFromOwnPage } from './security/csrf.ts'

/** Returns the status with which a request is refused, whatever its route; undefined if it may go on. */
export function refusalStatusOf(request: FastifyRequest, siteUrl: string | undefined): 400 | 403 | 415 | undefined {
  const { method, headers } = request
  const isWrite = method !== 'GET' && method !== 'HEAD'
  if (isWrite && !mayComeFromOwnPage(request, siteUrl)) return 403
  if (isForScripts(request) && isCrossOrigin(request)) return 403
  // two Host headers. Source: RFC 9112, 3.2
  if (headers.host?.includes(',')) return 400
  // the server decodes no Content-Encoding
  return isWrite && (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity' ? 415 : undefined
}

/**
 * Whether only scripts make the request: for the API, by its route, because its URL may be encoded, or by its URL, if
 * no route matches; or for the data of a page.
 */
function isForScripts({ routeOptions, url }: FastifyRequest): boolean {
  return [routeOptions.url ?? '', url].some((path) => path.startsWith('/api/')) || pathOf(url).endsWith(dataSuffix)
}

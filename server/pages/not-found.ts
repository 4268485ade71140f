import type { FastifyReply, FastifyRequest } from 'fastify'
import { calculatePath } from '#contract/calculate.ts'
import { localeOf, notFoundPaths } from '#i18n/paths.ts'
import { wantsPage } from '../problems/error-page.ts'
import { sendProblem } from '../problems/problem-details.ts'
import { pathOf } from '../request-target.ts'
import type { SitePages } from './page.ts'

/**
 * Sends a browser the site's page for unknown paths, and a program a problem document, with status 404. Another method
 * than that of the API's one call is 405, with Allow.
 */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, { files, folder }: SitePages): FastifyReply {
  const path = pathOf(request.url)
  if (path === calculatePath) return sendProblem(reply.header('Allow', 'POST'), 405)
  const page = files.get(notFoundPaths[localeOf(path)])
  if (!page || !wantsPage(request)) return sendProblem(reply, 404)
  return reply
    .code(404)
    .headers({ ...page.headers, 'Cache-Control': 'no-store' })
    .sendFile(page.name, folder)
}

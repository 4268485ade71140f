import type { FastifyInstance, FastifyReply } from 'fastify'
import { isRendered, type Pages, type RenderedPage } from '../ssr/page.ts'
import { pageContext } from '../ssr/page-context.ts'
import { acceptedEncoding, compress } from '../http/encoding.ts'
import { sendProblem } from '../http/errors/problem-details.ts'
import type { RateLimits } from '../security/rate-limit.ts'
import type { NotFoundHandler } from '../http/errors/not-found.ts'
import { pathOf } from '../http/request-target.ts'
import { sendStaticFile } from '../http/static-files.ts'
import { isCrossOrigin } from '../visitor/cross-origin.ts'
import type { VisitorParts } from '../visitor/save-record.ts'

/** Sends what was made at build, renders the rest, and sends other spellings of an address to its own. */
export function registerPages(
  app: FastifyInstance,
  pages: Pages,
  { sendNotFound, rateLimits, ...parts }: VisitorParts & { sendNotFound: NotFoundHandler; rateLimits: RateLimits },
): void {
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = pathOf(request.url)
    const file = pages.at(path)
    if (file) return sendStaticFile(reply, file)

    const plain = plainPath(request.params['*'])
    if (plain !== path && (pages.at(plain) || isRendered(plain))) {
      // a copy of it would keep a visitor's own page from being asked for anew
      if (isRendered(plain)) reply.header('Cache-Control', 'no-store')
      return reply.redirect(plain + request.url.slice(path.length), 301)
    }
    if (!mayBePage(path)) return sendNotFound(request, reply)
    // nobody has come yet: it is asked for again when somebody does, and that is the visit
    if (isRendered(path) && request.headers['sec-purpose']?.includes('prefetch')) return sendProblem(reply, 503)
    // a visitor's own page reads the records, so it counts with the API's calls
    const seconds = await rateLimits[isRendered(path) ? 'calls' : 'renders'](request)
    if (seconds !== undefined) {
      return isRendered(path) ? sendProblem(reply.header('Retry-After', seconds), 429) : sendNotFound(request, reply)
    }
    return sendPage(reply, await pages.render({ method: 'GET', url: request.url }, pageContext(request, reply, parts)))
  })
}

/** The one spelling of a page's path: decoded, in lower case, without superfluous slashes. */
function plainPath(decoded: string): string {
  return `/${decoded}`
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}

/**
 * False for paths that only programs ask for. React Router would answer 200 to its own data requests, and it would resolve
 * `/x/../mes-resultats`, which a cache in front may take for a file that everybody may see. A path with a line end in it fits
 * none of its routes: it would write that path beside the log.
 */
function mayBePage(path: string): boolean {
  return !/^\/(api|assets)\/|\.data$|\\|\/(\.|%2e){1,2}(\/|$)|%[01][\da-f]|%7f|%e2%80%a[89]/i.test(path)
}

/**
 * Sends a page that was rendered on request, compressed. The length of a compressed answer can tell what is in it to a site
 * that has it repeat a text of its choice (BREACH): a visitor's own page repeats its query in links, so it is sent
 * uncompressed when another site leads to it.
 */
export async function sendPage(reply: FastifyReply, { status, html, policy, location }: RenderedPage) {
  reply.header('Cache-Control', 'no-store')
  if (location) return reply.redirect(location, 303)
  if (policy) reply.header('Content-Security-Policy', policy)
  const { request } = reply
  const isLedTo = isRendered(pathOf(request.url)) && isCrossOrigin(request)
  const encoding = isLedTo ? 'identity' : acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply
    .code(status)
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(await compress(html, encoding))
}

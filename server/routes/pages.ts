import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '../../i18n/locales.ts'
import { pagesWithForms } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { createTurnQueue } from '../ops/event-loop.ts'
import { isPersonalPath, type Pages, type RenderedPage } from '../ssr/page.ts'
import { createPageContext } from '../ssr/create-page-context.ts'
import { acceptedEncoding, compress } from '../http/encoding.ts'
import { ProblemError, sendProblem } from '../http/errors/problem-details.ts'
import { enforceRateLimit, type RateLimits } from '../security/rate-limit.ts'
import { pathOf } from '../http/request-target.ts'
import { sendStaticFile } from '../http/static-files.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import type { VisitorRecordsOptions } from '../visitors/visitor-records.ts'

/** The most pages that may be rendering or queued: about two seconds of work. */
const maxPendingPages = 256
/**
 * Turns of the event loop between two renders, so that other requests do not wait for a queue of pages. A render takes
 * about 10 ms; a turn accepts one new connection.
 */
const turnsBetweenPages = 16

interface PagesOptions extends VisitorRecordsOptions {
  sendNotFound: NotFoundHandler
  rateLimits: RateLimits
  /** called when a page is refused because too many are pending */
  onPageRefused: (() => void) | undefined
}

/**
 * Registers the routes of pages and assets. Sends built files, renders other pages, and redirects other spellings of a
 * path to its canonical one. Without JavaScript a form is posted to its own page, which is rendered with the outcome.
 */
export async function registerPages(
  app: FastifyInstance,
  pages: Pages,
  { sendNotFound, rateLimits, onPageRefused, ...recordsOptions }: PagesOptions,
): Promise<void> {
  const waitForTurn = createTurnQueue(turnsBetweenPages)
  let pendingPages = 0

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, form?: string): Promise<FastifyReply> {
    if (pendingPages === maxPendingPages) {
      onPageRefused?.()
      throw new ProblemError(503, { detail: 'Too much is asked at once. Nothing was done. Try again later.' })
    }
    pendingPages++
    try {
      await waitForTurn()
      // the client has hung up; a posted form is carried out all the same
      if (form === undefined && request.socket.destroyed) return await sendProblem(reply, 408)
      const context = createPageContext(request, reply, recordsOptions)
      return await sendPage(reply, await pages.render({ url: request.url, form }, context))
    } finally {
      pendingPages--
    }
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = pathOf(request.url)
    const file = pages.at(path)
    if (file) return sendStaticFile(reply, file)

    const canonical = canonicalPath(request.params['*'])
    if (canonical !== path && (pages.at(canonical) || isPersonalPath(canonical))) {
      // the redirect repeats the query, which may hold the id of a record
      if (isPersonalPath(canonical)) reply.header('Cache-Control', 'no-store')
      return reply.redirect(canonical + request.url.slice(path.length), 301)
    }
    if (!mayBePage(path)) return sendNotFound(request, reply)
    // a prefetch is no visit; the browser requests the page again when the visitor opens it
    if (isPersonalPath(path) && isPrefetch(request)) return sendProblem(reply, 503)
    // a personal page reads the records, so it counts as an API call
    const seconds = await rateLimits[isPersonalPath(path) ? 'calls' : 'renders'](request)
    if (seconds === undefined) return sendRendered(request, reply)
    return isPersonalPath(path) ? sendProblem(reply.header('Retry-After', seconds), 429) : sendNotFound(request, reply)
  })

  const onRequest = enforceRateLimit(rateLimits.calls)
  // a separate scope, because these routes accept forms and no other body
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const path of pagesWithForms.flatMap((page) => locales.map((locale) => pathTo(page, locale)))) {
      scope.post<{ Body: string | undefined }>(path, { onRequest }, (request, reply) =>
        sendRendered(request, reply, request.body ?? ''),
      )
    }
  })
}

/** Whether a browser fetches ahead of any visit. Before `Sec-Purpose`, each browser had a header of its own. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  const names = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
  return names.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
}

/** Returns the canonical spelling of a decoded path: lower case, without repeated or trailing slashes. */
function canonicalPath(decoded: string): string {
  return `/${decoded}`
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}

/**
 * Whether React Router may render the path. False for:
 * - the API, assets and React Router's own data requests (`.data`), to which it would respond with 200
 * - dot segments: it would resolve `/x/../mes-resultats`, which a cache in front may take for a public file
 * - control characters and line separators: it would print the path to the console, outside the log
 */
function mayBePage(path: string): boolean {
  return !/^\/(api|assets)\/|\.data$|\\|\/(\.|%2e){1,2}(\/|$)|%[01][\da-f]|%7f|%e2%80%a[89]/i.test(path)
}

/**
 * Sends a rendered page, compressed unless another site requested a personal page. Such a page repeats its query in
 * links, and its compressed length would then reveal its contents (BREACH).
 */
async function sendPage(reply: FastifyReply, { status, html, policy }: RenderedPage) {
  reply.header('Cache-Control', 'no-store')
  if (policy) reply.header('Content-Security-Policy', policy)
  const { request } = reply
  const isFromOtherSite = isPersonalPath(pathOf(request.url)) && isCrossOrigin(request)
  const encoding = isFromOtherSite ? 'identity' : acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply
    .code(status)
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(await compress(html, encoding))
}

type NotFoundHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Returns a handler that sends 405 with Allow where the path has routes for other methods, and 404 elsewhere. It knows
 * the routes registered after this call. Fastify itself sends 404 for both; RFC 9110, 15.5.6 requires Allow with 405.
 */
export function createNotFoundHandler(app: FastifyInstance, pages: Pages): NotFoundHandler {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    routes.push({ pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods: [method].flat() })
  })
  return (request, reply) => {
    const path = pathOf(request.url)
    const routeMethods = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    const methods = [...(pages.at(path) || isPersonalPath(path) ? ['GET', 'HEAD'] : []), ...routeMethods]
    return methods.length ? sendProblem(reply.header('Allow', methods.join(', ')), 405) : sendProblem(reply, 404)
  }
}

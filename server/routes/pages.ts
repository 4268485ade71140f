import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '../../i18n/locales.ts'
import { pagesWithForms } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { createTurnQueue } from '../ops/event-loop.ts'
import { isPersonalPath, type Pages, type RenderedPage } from '../ssr/page.ts'
import { pageContext } from '../ssr/page-context.ts'
import { acceptedEncoding, compress } from '../http/encoding.ts'
import { ProblemError, sendProblem } from '../http/errors/problem-details.ts'
import { enforceRateLimit, type RateLimits } from '../security/rate-limit.ts'
import { pathOf } from '../http/request-target.ts'
import { sendStaticFile } from '../http/static-files.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import type { VisitorRecordsOptions } from '../visitors/visitor-records.ts'

/** Pages that are being rendered or wait for it: some two seconds of work. */
const maxPendingPages = 256
/** Turns of the event loop between two: one takes some 10 ms, and a new connection is taken in each turn. */
const turnsBetweenPages = 16

interface PagesOptions extends VisitorRecordsOptions {
  sendNotFound: NotFoundHandler
  rateLimits: RateLimits
  /** called when a page is not rendered as too many are asked for */
  onPageRefused: (() => void) | undefined
}

/**
 * Sends what was made at build, renders the rest, and sends other spellings of an address to its own. Browsers without
 * JavaScript send a form to its own page, which comes back with the answer.
 */
export async function registerPages(
  app: FastifyInstance,
  pages: Pages,
  { sendNotFound, rateLimits, onPageRefused: onRefusal, ...recordsOptions }: PagesOptions,
): Promise<void> {
  const waitForTurn = createTurnQueue(turnsBetweenPages)
  let pendingPages = 0

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, form?: string): Promise<FastifyReply> {
    if (pendingPages === maxPendingPages) {
      onRefusal?.()
      throw new ProblemError(503, { detail: 'Too much is asked at once. Nothing was done. Try again later.' })
    }
    pendingPages++
    try {
      await waitForTurn()
      // nobody waits for it any more; what a form asks for is done all the same
      if (form === undefined && request.socket.destroyed) return await sendProblem(reply, 408)
      return await sendPage(
        reply,
        await pages.render({ url: request.url, form }, pageContext(request, reply, recordsOptions)),
      )
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
      // a copy of it would keep a visitor's own page from being asked for anew
      if (isPersonalPath(canonical)) reply.header('Cache-Control', 'no-store')
      return reply.redirect(canonical + request.url.slice(path.length), 301)
    }
    if (!mayBePage(path)) return sendNotFound(request, reply)
    // nobody has come yet: it is asked for again when somebody does, and that is the visit
    if (isPersonalPath(path) && request.headers['sec-purpose']?.includes('prefetch')) return sendProblem(reply, 503)
    // a visitor's own page reads the records, so it counts with the API's calls
    const seconds = await rateLimits[isPersonalPath(path) ? 'calls' : 'renders'](request)
    if (seconds === undefined) return sendRendered(request, reply)
    return isPersonalPath(path) ? sendProblem(reply.header('Retry-After', seconds), 429) : sendNotFound(request, reply)
  })

  const onRequest = enforceRateLimit(rateLimits.calls)
  // a scope of its own: only these addresses take forms, and they take nothing else
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

/** The one spelling of a page's path: decoded, in lower case, without superfluous slashes. */
function canonicalPath(decoded: string): string {
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
 * Answers a request that no route takes: 405 with Allow where the address takes other methods, 404 elsewhere.
 * It learns the methods from the routes that are registered after it.
 */
export function createNotFoundHandler(app: FastifyInstance, pages: Pages): NotFoundHandler {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    routes.push({ pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods: [method].flat() })
  })
  return (request, reply) => {
    const path = pathOf(request.url)
    const routeMethods = routes.filter(({ pattern: address }) => address.test(path)).flatMap(({ methods }) => methods)
    const methods = [...(pages.at(path) || isPersonalPath(path) ? ['GET', 'HEAD'] : []), ...routeMethods]
    return methods.length ? sendProblem(reply.header('Allow', methods.join(', ')), 405) : sendProblem(reply, 404)
  }
}

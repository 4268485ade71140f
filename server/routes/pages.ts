import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales } from '../../i18n/locales.ts'
import { pagesWithForms } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { inTurn } from '../ops/event-loop.ts'
import { isRendered, type Pages, type RenderedPage } from '../ssr/page.ts'
import { pageContext } from '../ssr/page-context.ts'
import { acceptedEncoding, compress } from '../http/encoding.ts'
import { ProblemError, sendProblem } from '../http/errors/problem-details.ts'
import { enforceRateLimit, type RateLimits } from '../security/rate-limit.ts'
import { pathOf } from '../http/request-target.ts'
import { sendStaticFile } from '../http/static-files.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import type { VisitorParts } from '../visitors/visitor-records.ts'

/** Pages that are being rendered or wait for it: some two seconds of work. */
const capacity = 256
/** Turns of the event loop between two: one takes some 10 ms, and a new connection is taken in each turn. */
const turnsBetween = 16

interface PageParts extends VisitorParts {
  sendNotFound: NotFoundHandler
  rateLimits: RateLimits
  /** called when a page is not rendered as too many are asked for */
  onRefusal: (() => void) | undefined
}

/**
 * Sends what was made at build, renders the rest, and sends other spellings of an address to its own. Browsers without
 * JavaScript send a form to its own page, which comes back with the answer.
 */
export async function registerPages(
  app: FastifyInstance,
  pages: Pages,
  { sendNotFound, rateLimits, onRefusal, ...parts }: PageParts,
): Promise<void> {
  const turn = inTurn(turnsBetween)
  let underWay = 0

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, form?: string): Promise<FastifyReply> {
    if (underWay === capacity) {
      onRefusal?.()
      throw new ProblemError(503, { detail: 'Too much is asked at once. Nothing was done. Try again later.' })
    }
    underWay++
    try {
      await turn()
      // nobody waits for it any more; what a form asks for is done all the same
      if (form === undefined && request.socket.destroyed) return await sendProblem(reply, 408)
      return await sendPage(reply, await pages.render({ url: request.url, form }, pageContext(request, reply, parts)))
    } finally {
      underWay--
    }
  }

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
    if (isRendered(path) && isPrefetch(request)) return sendProblem(reply, 503)
    // a visitor's own page reads the records, so it counts with the API's calls
    const seconds = await rateLimits[isRendered(path) ? 'calls' : 'renders'](request)
    if (seconds === undefined) return sendRendered(request, reply)
    return isRendered(path) ? sendProblem(reply.header('Retry-After', seconds), 429) : sendNotFound(request, reply)
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

/** Whether a browser asks before anybody wants the page. Before `Sec-Purpose`, each had a header of its own for it. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  const names = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
  return names.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
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
async function sendPage(reply: FastifyReply, { status, html, policy }: RenderedPage) {
  reply.header('Cache-Control', 'no-store')
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

type NotFoundHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Answers a request that no route takes: 405 with Allow where the address takes other methods, 404 elsewhere.
 * It learns the methods from the routes that are registered after it.
 */
export function createNotFoundHandler(app: FastifyInstance, pages: Pages): NotFoundHandler {
  const routes: { address: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    routes.push({ address: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods: [method].flat() })
  })
  return (request, reply) => {
    const path = pathOf(request.url)
    const taken = routes.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods)
    const methods = [...(pages.at(path) || isRendered(path) ? ['GET', 'HEAD'] : []), ...taken]
    return methods.length ? sendProblem(reply.header('Allow', methods.join(', ')), 405) : sendProblem(reply, 404)
  }
}

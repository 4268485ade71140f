import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { recordsContext, reportErrorContext } from '#contract/page-context.ts'
import { locales } from '#i18n/locales.ts'
import { pagesWithForms } from '#i18n/pages.ts'
import { notFoundPaths, pageAt, pathTo } from '#i18n/paths.ts'
import { sendProblem } from '../problems/problem-details.ts'
import type { RateLimits } from '../rate-limit.ts'
import { pathOf } from '../request-target.ts'
import { isCrossOrigin } from '../security/csrf.ts'
import { visitorRecordsOf, type VisitorRecordsOptions } from '../visitors/visitor-records.ts'
import { compress } from './compress.ts'
import { sendNotFound } from './not-found.ts'
import { dataSuffix, isPersonalPath, type SitePages } from './page.ts'

interface PagesOptions extends VisitorRecordsOptions {
  rateLimits: RateLimits
}

/**
 * Registers the routes of pages and assets. Sends built files, renders other pages, and redirects other spellings of a
 * path to its canonical one. Without JavaScript a form is posted to its own page, which is rendered with the answer;
 * with it, React Router's client fetches the data of personal pages.
 */
export async function registerPages(
  app: FastifyInstance,
  pages: SitePages,
  { rateLimits, ...recordsOptions }: PagesOptions,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false, acceptRanges: false })

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, form?: string): Promise<FastifyReply> {
    const { url } = request
    const context = new RouterContextProvider()
    context.set(recordsContext, visitorRecordsOf(request, reply, recordsOptions))
    context.set(reportErrorContext, (err) => request.log.error({ err }, 'request failed'))
    const { status, headers, body: text } = await pages.render({ url, form }, context)
    // React Router has reported the error
    if (status === 500) return sendProblem(reply, 500)
    // A personal page repeats its query in links: its compressed length would tell another site what it holds (BREACH)
    const isRevealing = isPersonalPath(pathOf(url)) && isCrossOrigin(request)
    const { encoding, body } = await compress(text, isRevealing ? '' : request.headers['accept-encoding'])
    if (encoding) reply.header('Content-Encoding', encoding)
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store', vary: 'Accept-Encoding' })
      .send(body)
  }

  // the page of unknown paths is no page of its own
  const notFound = Object.values(notFoundPaths)
  const builtFiles = new Map([...pages.files].filter(([path]) => !notFound.includes(path)))
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = pathOf(request.url)
    const file = builtFiles.get(path)
    if (file) return reply.headers(file.headers).sendFile(file.name, pages.folder)

    const canonical = canonicalPath(request.params['*'])
    if (canonical !== path && (builtFiles.has(canonical) || isPersonalPath(canonical))) {
      // the redirect repeats the query, which may hold the id of a record
      if (isPersonalPath(canonical)) reply.header('Cache-Control', 'no-store')
      return reply.redirect(canonical + request.url.slice(path.length), 301)
    }
    // all other pages are built, except in development
    if (!isPersonalPath(path) && !pageAt(path)) return sendNotFound(request, reply, pages)
    await rateLimits.others.call(app, request, reply)
    return sendRendered(request, reply)
  })

  // a separate scope, because these routes accept forms and no other body
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    const paths = pagesWithForms.flatMap((page) => locales.map((locale) => pathTo(page, locale)))
    for (const path of [...paths, ...paths.map((page) => page + dataSuffix).filter(isPersonalPath)]) {
      const onRequest = rateLimits[isPersonalPath(path) ? 'others' : 'saves']
      scope.post<{ Body: string | undefined }>(path, { onRequest }, (request, reply) =>
        sendRendered(request, reply, request.body ?? ''),
      )
    }
  })
}

/** Returns the canonical spelling of a decoded path: lower case, without repeated or trailing slashes. */
function canonicalPath(decoded: string): string {
  return `/${decoded}`
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}

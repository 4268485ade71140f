import type { FastifyInstance } from 'fastify'
import { locales } from '../../i18n/locales.ts'
import { livePages } from '../../i18n/pages.ts'
import { pathTo } from '../../i18n/paths.ts'
import { pageContext } from '../ssr/page-context.ts'
import type { Pages } from '../ssr/page.ts'
import { sendPage } from './pages.ts'
import { enforceRateLimit, type RateLimits } from '../security/rate-limit.ts'
import type { VisitorParts } from '../visitor/save-record.ts'

const bodyLimit = 4096

/** Forms that browsers without JavaScript send to their own page: the page comes back with the answer. */
export async function registerForms(
  app: FastifyInstance,
  pages: Pages,
  { rateLimits, ...parts }: VisitorParts & { rateLimits: RateLimits },
): Promise<void> {
  const formPaths = livePages.flatMap((page) => locales.map((locale) => pathTo(page, locale)))
  const onRequest = enforceRateLimit(rateLimits.calls)

  // a scope of its own: only these addresses take forms, and they take nothing else
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const path of formPaths) {
      scope.post<{ Body: string | undefined }>(path, { onRequest, bodyLimit }, async (request, reply) => {
        const form = request.body ?? ''
        return sendPage(
          reply,
          await pages.render({ method: 'POST', url: request.url, form }, pageContext(request, reply, parts)),
        )
      })
    }
  })
}

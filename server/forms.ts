import type { FastifyInstance } from 'fastify'
import type { SaveRun } from '../contract/page-context.ts'
import { locales } from '../i18n/locales.ts'
import { calculatorPages } from '../i18n/pages.ts'
import { pathTo } from '../i18n/paths.ts'
import { logTo, sendPage, type Pages } from './pages.ts'
import { isExceeded } from './rate-limit.ts'
import { saveRun, type SavingParts } from './saving.ts'
import { StoreUnavailable } from './store/store.ts'

const bodyLimit = 4096

/** The calculator's form, sent to its own page by browsers that run no script: the page comes back with the result. */
export async function registerForms(app: FastifyInstance, pages: Pages, parts: SavingParts): Promise<void> {
  const formPaths = calculatorPages.flatMap((page) => locales.map((locale) => pathTo(page, locale)))
  const limited = app.createRateLimit()

  // a scope of its own: no other address takes forms, and these take nothing else
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const path of formPaths) {
      scope.post<{ Body: string | undefined }>(path, { bodyLimit }, async (request, reply) => {
        const save: SaveRun = async (run) => {
          if (isExceeded(await limited(request))) return 'failed'
          return savingOf(saveRun(run, request, reply, parts))
        }
        const form = request.body ?? ''
        const calls = { saveRun: save, reportError: logTo(request) }
        return sendPage(reply, await pages.render({ method: 'POST', url: request.url, form }, calls))
      })
    }
  })
}

/** The page itself tells a visitor that a save failed; only the unexpected is an exception. */
async function savingOf(saving: ReturnType<typeof saveRun>): ReturnType<SaveRun> {
  try {
    return (await saving) ? 'saved' : 'stopped'
  } catch (error) {
    if (error instanceof StoreUnavailable) return 'failed'
    throw error
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SaveRun } from '../contract/page-context.ts'
import type { Records } from '../contract/records.ts'
import { calculatorPages, isPersonal, type PageId } from '../i18n/pages.ts'
import { pageAt } from '../i18n/paths.ts'
import type { BuiltFile } from './built-files.ts'
import type { Env } from './env.ts'
import { pageCalls } from './page-calls.ts'
import { sendProblem } from './problems.ts'
import { isExceeded } from './rate-limit.ts'
import type { Refuse } from './refusals.ts'
import { pathOf } from './request-target.ts'
import type { SavingParts } from './saving.ts'

export interface RenderedPage {
  status: number
  html: string
  /** where the browser is to go instead */
  location?: string
  policy?: string
}

/** What there is to show: made at build, or rendered on request (form posts, unknown paths). */
export interface Pages {
  at(path: string): BuiltFile | undefined
  render(request: PageRequest, calls: PageCalls): Promise<RenderedPage>
}

export interface PageRequest {
  method: 'GET' | 'POST'
  /** path and query */
  url: string
  /** body of a form post, application/x-www-form-urlencoded */
  form?: string
}

/** What a page may call while it is rendered. */
export interface PageCalls {
  saveRun: SaveRun
  records: Records
  reportError: (error: unknown) => void
}

/** Rendering costs thirty times what a built page does: a client may ask for this many times its saves. */
const rendersPerSave = 10

/** Renders what was not made at build, and sends other spellings of an address to its own. */
export function registerPages(
  app: FastifyInstance,
  pages: Pages,
  { refuse, ...parts }: SavingParts & { env: Pick<Env, 'RATE_LIMIT_MAX'>; refuse: Refuse },
): void {
  const limited = app.createRateLimit()
  const rationed = app.createRateLimit({ max: parts.env.RATE_LIMIT_MAX * rendersPerSave, timeWindow: '1 minute' })
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = pathOf(request.url)
    const isQuestion = asksToRate(request.url)
    if (isQuestion) reply.header('X-Robots-Tag', 'noindex')

    const plain = plainPath(request.params['*'])
    if (plain !== path && (pages.at(plain) || isRendered(plain))) {
      return reply.redirect(plain + request.url.slice(path.length), 301)
    }
    if (!mayBePage(path)) return refuse(request, reply)
    // the visitor's page reads the records, as calls of the API do, and counts with them
    const limit = await (isRendered(path) ? limited : rationed)(request)
    if (isExceeded(limit)) {
      return isQuestion || isRendered(path)
        ? sendProblem(reply.header('Retry-After', limit.ttlInSeconds), 429)
        : refuse(request, reply)
    }
    return sendPage(
      reply,
      await pages.render({ method: 'GET', url: request.url }, pageCalls(request, reply, parts, true)),
    )
  })
}

/** Pages that are made for each visitor, and so never at build. */
export function isRendered(path: string): boolean {
  const page = pageAt(path)
  return page !== undefined && isPersonal(page)
}

/** The form for a known VO2max, sent to its own page by a browser that runs no script: the page comes with the answer. */
export function asksToRate(target: string): boolean {
  if (!target.includes('?')) return false
  const path = pathOf(target)
  const page = pageAt(path)
  return (
    page !== undefined &&
    (calculatorPages as readonly PageId[]).includes(page) &&
    new URLSearchParams(target.slice(path.length)).has('vo2max')
  )
}

/** The one spelling of a page's path: decoded, in lower case, without superfluous slashes. */
function plainPath(decoded: string): string {
  return `/${decoded}`
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}

/**
 * Programs ask for the rest, not people; React Router would answer 200 to its own data requests. It also resolves what
 * climbs (`/x/../mes-resultats`), which a cache in front may take for a file that everybody may see.
 */
function mayBePage(path: string): boolean {
  return !/^\/(api|assets)\/|\.data$|\\|\/(\.|%2e){1,2}(\/|$)/i.test(path)
}

export function sendPage(reply: FastifyReply, { status, html, policy, location }: RenderedPage): FastifyReply {
  if (location) return reply.header('Cache-Control', 'no-store').redirect(location, 303)
  if (policy) reply.header('Content-Security-Policy', policy)
  return reply.code(status).header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
}

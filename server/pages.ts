import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calculatorPages } from '../i18n/pages.ts'
import { locales } from '../i18n/locales.ts'
import { pathTo } from '../i18n/paths.ts'
import type { SaveRun } from '../contract/page-context.ts'
import { acceptedEncoding, type Encoding } from './encoding.ts'
import { sendProblem } from './problems.ts'
import { isExceeded } from './rate-limit.ts'
import { saveRun, type SavingParts } from './saving.ts'
import { StoreUnavailable } from './store/store.ts'

/** A file or a page made at build, ready to send. */
export interface BuiltFile {
  type: string
  etag: string
  cacheControl: string
  /** Content-Security-Policy, of pages only */
  policy?: string
  bodies: Record<Encoding, Buffer>
}

export interface RenderedPage {
  status: number
  html: string
  policy?: string
}

/** What there is to show: made at build, or rendered on request (form posts, unknown paths). */
export interface Pages {
  at(path: string): BuiltFile | undefined
  render(request: PageRequest, saveRun: SaveRun): Promise<RenderedPage>
}

export interface PageRequest {
  method: 'GET' | 'POST'
  /** path and query */
  url: string
  /** body of a form post, application/x-www-form-urlencoded */
  form?: string
}

const formType = 'application/x-www-form-urlencoded'

export function registerPages(app: FastifyInstance, pages: Pages, parts: SavingParts): void {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body))

  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    const file = pages.at(path)
    if (file) return sendFile(request, reply, file)
    if (path.length > 1 && path.endsWith('/')) return reply.redirect(withoutSlash(request.url), 301)
    return sendPage(reply, await pages.render({ method: 'GET', url: request.url }, neverSaves))
  })

  const formPaths = calculatorPages.flatMap((page) => locales.map((locale) => pathTo(page, locale)))
  const limited = app.createRateLimit()
  for (const path of formPaths) {
    app.post(path, { bodyLimit: 4096 }, async (request, reply) => {
      if (typeof request.body !== 'string') return sendProblem(reply, 415)
      const save: SaveRun = async (run) => {
        if (isExceeded(await limited(request))) return false
        return saved(saveRun(run, request, reply, parts))
      }
      return sendPage(reply, await pages.render({ method: 'POST', url: request.url, form: request.body }, save))
    })
  }
}

const neverSaves: SaveRun = () => Promise.resolve(false)

/** The page itself tells a visitor that a save failed; only the unexpected is an exception. */
async function saved(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving
    return true
  } catch (error) {
    if (error instanceof StoreUnavailable) return false
    throw error
  }
}

function pathOf({ url }: FastifyRequest): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** Also folds slashes at the start, which a browser would take for another site's address. */
function withoutSlash(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s)
  const plain = `/${path.replace(/^\/+|\/+$/g, '')}`
  return query ? `${plain}?${query}` : plain
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  reply.headers({ 'Cache-Control': file.cacheControl, ETag: file.etag, Vary: 'Accept-Encoding' })
  if (file.policy) reply.header('Content-Security-Policy', file.policy)
  if (matches(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.type(file.type).send(file.bodies[encoding])
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  )
}

function sendPage(reply: FastifyReply, { status, html, policy }: RenderedPage): FastifyReply {
  if (policy) reply.header('Content-Security-Policy', policy)
  return reply.code(status).header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
}

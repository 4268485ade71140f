import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#i18n/all-messages.ts'
import type { ErrorPageMessages } from '#i18n/fr/error-page.ts'
import type { Locale } from '#i18n/locales.ts'
import { localeOf, pathTo } from '#i18n/paths.ts'
import { pathOf } from '../request-target.ts'
import { closedPolicy } from '../security/headers.ts'

/** The colours are the browser's own, light or dark. */
const style =
  'body{max-width:36rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.2}'
const styleSource = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`
/** The policy of an error page: only its own style. */
const errorPagePolicy = closedPolicy(styleSource)

type ErrorKind = Exclude<keyof ErrorPageMessages, 'home'>

/** The errors that people meet through links and forms. The others are for programs. */
const kindByStatus: Record<number, ErrorKind> = { 429: 'rateLimited', 500: 'failed' }

/** Whether a browser requested a page. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  return (headers.accept?.includes('text/html') ?? false) && !/^\/(api\/|healthz$|readyz$)/.test(pathOf(url))
}

/** Sends a browser a self-contained error page. Returns false, and sends nothing, for other clients and for the API. */
export function trySendErrorPage(reply: FastifyReply, status: number): boolean {
  const kind = kindByStatus[status]
  if (!kind || !wantsPage(reply.request)) return false
  reply
    .header('Content-Security-Policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorPageHtml(kind, localeOf(pathOf(reply.request.url)), Number(reply.getHeader('Retry-After'))))
  return true
}

/** Returns the page's HTML. `seconds` is the wait after too many requests. */
function errorPageHtml(kind: ErrorKind, locale: Locale, seconds: number): string {
  const { [kind]: page, home } = messages[locale].errorPage
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${page.title}</title>` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<style>${style}</style></head><body><main><h1>${page.title}</h1><p>${page.text}</p><p>${page.advice(seconds)}</p>` +
    `<p><a href="${pathTo('home', locale)}">${home}</a></p></main></body></html>`
  )
}

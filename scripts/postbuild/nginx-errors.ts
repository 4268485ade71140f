import { locales } from '../../i18n/locales.ts'
import { errorPageHtml, errorPageStylePolicy } from '../../server/http/errors/error-page.ts'
import { problemOf } from '../../server/http/errors/problem-details.ts'

/**
 * The statuses for which deploy/nginx.conf serves our own error pages. After 502 or 504, the request may have been
 * processed: the `unreachable` page says so.
 */
const kinds = { 429: 'busy', 431: 'tooManyCookies', 502: 'unreachable', 504: 'unreachable' } as const

/** In seconds. The same value as `Retry-After` in deploy/nginx.conf. */
const retryAfter = 5

/** Returns the error responses of nginx, by file name: for each status a page per language, and a JSON problem. */
export function nginxErrorFiles(): [name: string, content: string][] {
  // in the page, because a header would change nginx's configuration at each build
  const policy = `<meta http-equiv="Content-Security-Policy" content="${errorPageStylePolicy}">`
  return Object.entries(kinds).flatMap(([status, kind]) => [
    [`${status}.json`, JSON.stringify(problemOf(Number(status)))],
    ...locales.map((locale): [string, string] => [
      `${status}.${locale}.html`,
      errorPageHtml(kind, locale, retryAfter).replace('<style>', () => `${policy}<style>`),
    ]),
  ])
}

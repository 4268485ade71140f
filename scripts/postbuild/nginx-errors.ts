import { locales } from '../../i18n/locales.ts'
import { errorPageHtml, errorPageStylePolicy } from '../../server/http/errors/error-page.ts'
import { problemOf } from '../../server/http/errors/problem-details.ts'

/**
 * Status codes for which deploy/nginx.conf sends our error pages, with the message of each. After 429 the request was not
 * handled; after 502 and 504 it may have been.
 */
const kinds = { 429: 'busy', 431: 'tooManyCookies', 502: 'unreachable', 504: 'unreachable' } as const

/** Seconds until a client should retry. Must equal `Retry-After` in deploy/nginx.conf. */
const retryAfter = 5

/** Returns nginx's error responses as files: for each status an HTML page in each language, and JSON problem details. */
export function nginxErrorFiles(): [name: string, content: string][] {
  // in a meta element, because a header would change nginx's configuration at each build
  const policy = `<meta http-equiv="Content-Security-Policy" content="${errorPageStylePolicy}">`
  return Object.entries(kinds).flatMap(([status, kind]) => [
    [`${status}.json`, JSON.stringify(problemOf(Number(status)))],
    ...locales.map((locale): [string, string] => [
      `${status}.${locale}.html`,
      errorPageHtml(kind, locale, retryAfter).replace('<style>', () => `${policy}<style>`),
    ]),
  ])
}

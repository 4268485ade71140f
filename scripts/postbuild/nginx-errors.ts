import { locales } from '../../i18n/locales.ts'
import { errorPageHtml, errorPageStylePolicy } from '../../server/http/errors/error-page.ts'
import { problemOf } from '../../server/http/errors/problem-details.ts'

/** The errors for which deploy/nginx.conf has our words. With 429 nothing was done; with the others nobody knows. */
const kinds = { 429: 'busy', 431: 'tooManyCookies', 502: 'unreachable', 504: 'unreachable' } as const

/** Seconds that a client is asked to wait: as `Retry-After` of deploy/nginx.conf. */
const retryAfter = 5

/** What nginx answers when the server cannot, by the name of the file: a page in each language, and a problem for programs. */
export function nginxErrorFiles(): [name: string, content: string][] {
  // in the page and not in a header, which would have to be written into nginx's settings at each build
  const policy = `<meta http-equiv="Content-Security-Policy" content="${errorPageStylePolicy}">`
  return Object.entries(kinds).flatMap(([status, kind]) => [
    [`${status}.json`, JSON.stringify(problemOf(Number(status)))],
    ...locales.map((locale): [string, string] => [
      `${status}.${locale}.html`,
      errorPageHtml(kind, locale, retryAfter).replace('<style>', () => `${policy}<style>`),
    ]),
  ])
}

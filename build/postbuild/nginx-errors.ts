import { problemContentType } from '../../contract/problem.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { errorPageHtml, errorPagePolicy } from '../../server/http/errors/error-page.ts'
import { problemOf } from '../../server/http/errors/problem-details.ts'
import { securityHeaders } from '../../server/security/security-headers.ts'
import { addHeaders, map } from './nginx-directives.ts'

/** The errors that nginx answers itself; it sends its codes from 494 to 497 as 400. */
const errorStatuses = [
  400, 403, 404, 405, 408, 411, 412, 413, 414, 415, 416, 421, 429, 500, 501, 502, 503, 504, 505, 507,
]
const sentAs400 = [494, 495, 496, 497]

/** Seconds that a client is asked to wait. */
const retryAfter = 5
const retryAfterStatuses = [429, 502, 503, 504]

/** With 429 nothing was done; with the others nobody knows. */
const pageOf = (status: string, locale: Locale) =>
  errorPageHtml(status === '429' ? 'busy' : 'unreachable', locale, retryAfter).replaceAll('"', '\\"')

/** What docs/deploy/nginx.conf includes outside of its servers: nginx's own answers in the words of ours. */
export function nginxErrorMaps(): string {
  return [
    map('"$status $request_uri $http_accept"', '$vo2max_error', [
      ['default', '/.vo2max/problem'],
      ['~^(429|50[0234]) /(?!api/|(healthz|readyz)[ ?])[^ ]* .*text/html', '/.vo2max/page'],
    ]),
    map('$status', '$vo2max_retry_after', [
      ['default', ''],
      ...retryAfterStatuses.map((status) => [status, retryAfter] as const),
    ]),
    // TRACE ends in nginx, whatever its address
    map('$status', '$vo2max_allow', [
      ['default', ''],
      [405, 'GET, HEAD, POST, PUT, DELETE'],
    ]),
    map('$status', '$vo2max_problem', [
      ['default', problem(500)],
      ...errorStatuses.map((status) => [status, problem(status)] as const),
    ]),
    map('"$status $request_uri"', '$vo2max_page', [
      ...locales.flatMap((locale) =>
        ['429', '5'].map((status) => [`~^${status}\\d* ${pathsOf[locale]}`, pageOf(status, locale)] as const),
      ),
    ]),
  ].join('\n')
}

const pathsOf: Record<Locale, string> = { en: '/en(/|\\?|$)', fr: '/(?!en(/|\\?|$))' }

const problem = (status: number) => JSON.stringify(problemOf(status)).replaceAll('"', '\\"')

/** What it includes in each server: its own answers carry the headers of the server's. */
export function nginxErrors(): string {
  const headers = {
    ...securityHeaders,
    'Strict-Transport-Security': '$vo2max_hsts',
    'Cache-Control': 'no-store',
    'Retry-After': '$vo2max_retry_after',
    Allow: '$vo2max_allow',
  }
  return [
    // a path and no named location: a request that could not be read has no path of its own
    `error_page ${[...errorStatuses, ...sentAs400].join(' ')} $vo2max_error;`,
    location('/.vo2max/problem', problemContentType, headers, '$vo2max_problem'),
    location(
      '/.vo2max/page',
      'text/html; charset=utf-8',
      { ...headers, 'Content-Security-Policy': errorPagePolicy },
      '$vo2max_page',
    ),
    '',
  ].join('\n')
}

function location(path: string, type: string, headers: Record<string, string>, body: string): string {
  return [
    `location = ${path} {`,
    '  internal;',
    '  types {}',
    `  default_type "${type}";`,
    // a body that was refused as too large would be refused again
    '  client_max_body_size 0;',
    ...addHeaders(headers, 'always').map((line) => `  ${line}`),
    // the status stays the one that led here
    `  return 200 ${body};`,
    '}',
  ].join('\n')
}

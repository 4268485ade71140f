import { locales, type Locale } from '../../i18n/locales.ts'
import { errorPageHtml, errorPagePolicy } from '../../server/http/errors/error-page.ts'
import { problemOf } from '../../server/http/errors/problem-details.ts'
import type { PackedFile } from '../../server/http/static-files.ts'
import { securityHeaders } from '../../server/security/headers.ts'

/** The errors that nginx answers itself: deploy/nginx-errors.conf. */
const errors = [400, 403, 404, 405, 408, 411, 412, 413, 414, 415, 416, 421, 429, 500, 501, 502, 503, 504, 505, 507]

/** Seconds that a client is asked to wait: as `Retry-After` of deploy/nginx.conf. */
const retryAfter = 5

/**
 * What deploy/nginx.conf includes, by the name of the file: the words and policies of this build in variables, and the
 * headers that every answer has.
 */
export function nginxIncludes(release: string, files: PackedFile[]): Record<string, string> {
  const {
    'Content-Security-Policy': policyOfFiles,
    'Cross-Origin-Resource-Policy': sharing,
    'Strict-Transport-Security': hsts,
    ...same
  } = securityHeaders
  const maps = [
    map('""', 'release', [['default', release]]),
    map('""', 'file_policy', [['default', policyOfFiles]]),
    map('""', 'page_policy', [['default', errorPagePolicy]]),
    map('$vo2max_file', 'policy', [
      ['default', policyOfFiles],
      ...files.flatMap(({ file, policy }) => (policy ? [[file, policy] as const] : [])),
    ]),
    map('$vo2max_file', 'resource_policy', [
      ['default', sharing],
      ...files.flatMap(({ file, resourcePolicy }) => (resourcePolicy ? [[file, resourcePolicy] as const] : [])),
    ]),
    // only over TLS: RFC 6797, 7.2
    map('$scheme', 'hsts', [['https', hsts]]),
    map('$status', 'problem', [
      ['default', problem(500)],
      ...errors.map((status) => [`${status}`, problem(status)] as const),
    ]),
    // with 429 nothing was done; with the others nobody knows
    map(
      '"$status $request_uri"',
      'page',
      locales.flatMap((locale) => [
        [`~^429 ${pathsOf[locale]}`, quoted(errorPageHtml('busy', locale, retryAfter))],
        [`~^5\\d* ${pathsOf[locale]}`, quoted(errorPageHtml('unreachable', locale, retryAfter))],
      ]),
    ),
  ]
  const headers = {
    ...same,
    'Strict-Transport-Security': '$vo2max_hsts',
    'Cross-Origin-Resource-Policy': '$vo2max_resource_policy',
  }
  return {
    'nginx-maps.conf': maps.join(''),
    'nginx-headers.conf': Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
  }
}

const pathsOf: Record<Locale, string> = { en: '/en(/|\\?|$)', fr: '/(?!en(/|\\?|$))' }

const quoted = (text: string) => text.replaceAll('"', '\\"')
const problem = (status: number) => quoted(JSON.stringify(problemOf(status)))

/** The value of `$vo2max_<name>` for each value of `from`; empty for any other. */
function map(from: string, name: string, entries: readonly (readonly [from: string, to: string])[]): string {
  return `map ${from} $vo2max_${name} {\n${entries.map(([key, value]) => `  "${key}" "${value}";\n`).join('')}}\n`
}

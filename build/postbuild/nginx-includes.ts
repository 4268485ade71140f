import { problemContentType } from '../../contract/problem.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { errorPageHtml, errorPagePolicy } from '../../server/http/errors/error-page.ts'
import { problemOf } from '../../server/http/errors/problem-details.ts'
import type { PackedFile } from '../../server/http/static-files.ts'
import { securityHeaders } from '../../server/security/security-headers.ts'

/** The names of assets contain a hash of their content. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  worker: 'no-cache',
  others: 'public, max-age=0, must-revalidate',
}

/** Address of the service worker: at the root, so that its scope is the whole site. */
export const workerPath = '/sw.js'

/** The errors that nginx answers itself; it sends its codes from 494 to 497 as 400. */
const errors = [400, 403, 404, 405, 408, 411, 412, 413, 414, 415, 416, 421, 429, 500, 501, 502, 503, 504, 505, 507]

/** Seconds that a client is asked to wait. */
const retryAfter = 5

/**
 * What docs/deploy/nginx.conf includes, by the name of the file: maps outside of its servers, headers where it sends files,
 * errors in each server. So nginx answers in the words and with the headers of ours. `types` is by ending, as `.css`.
 */
export function nginxIncludes(
  release: string,
  files: PackedFile[],
  types: Record<string, string>,
): Record<string, string> {
  const {
    'Content-Security-Policy': policyOfFiles,
    'Cross-Origin-Resource-Policy': sharing,
    'Strict-Transport-Security': hsts,
  } = securityHeaders
  const maps = [
    map('""', 'release', [['default', release]]),
    map('$vo2max_file', 'policy', [
      ['default', policyOfFiles],
      ...files.flatMap(({ file, policy }) => (policy ? [[file, policy] as const] : [])),
    ]),
    map('$vo2max_file', 'cache_control', [
      ['default', caching.others],
      [workerPath, caching.worker],
      ['~^/assets/', caching.assets],
    ]),
    map('$vo2max_file', 'resource_policy', [
      ['default', sharing],
      ...files.flatMap(({ file, resourcePolicy }) => (resourcePolicy ? [[file, resourcePolicy] as const] : [])),
    ]),
    // only over TLS: RFC 6797, 7.2
    map('$scheme', 'hsts', [['https', hsts]]),
    map('"$status $request_uri $http_accept"', 'error', [
      ['default', '/.vo2max/problem'],
      ['~^(429|50[0234]) /(?!api/|(healthz|readyz)[ ?])[^ ]* .*text/html', '/.vo2max/page'],
    ]),
    map('$status', 'retry_after', [['~^(429|50[234])$', `${retryAfter}`]]),
    // TRACE ends in nginx, whatever its address
    map('$status', 'allow', [['405', 'GET, HEAD, POST, PUT, DELETE']]),
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
  const headers = { ...securityHeaders, 'Strict-Transport-Security': '$vo2max_hsts' }
  const ofFiles = {
    ...headers,
    'Content-Security-Policy': '$vo2max_policy',
    'Cross-Origin-Resource-Policy': '$vo2max_resource_policy',
    'Cache-Control': '$vo2max_cache_control',
  }
  const ofErrors = {
    ...headers,
    'Cache-Control': 'no-store',
    'Retry-After': '$vo2max_retry_after',
    Allow: '$vo2max_allow',
  }
  const ofPages = { ...ofErrors, 'Content-Security-Policy': errorPagePolicy }
  return {
    'nginx-maps.conf': maps.join(''),
    'nginx-headers.conf': `types {
${Object.entries(types)
  .map(([ending, type]) => `  "${type}" ${ending.slice(1)};\n`)
  .join('')}}
${addHeaders(ofFiles)}`,
    // a path and no named location: a request that could not be read has no path of its own
    'nginx-errors.conf': `error_page ${errors.join(' ')} 494 495 496 497 $vo2max_error;
${errorLocation('problem', problemContentType, ofErrors)}${errorLocation('page', 'text/html; charset=utf-8', ofPages)}`,
  }
}

const pathsOf: Record<Locale, string> = { en: '/en(/|\\?|$)', fr: '/(?!en(/|\\?|$))' }

const quoted = (text: string) => text.replaceAll('"', '\\"')
const problem = (status: number) => quoted(JSON.stringify(problemOf(status)))

/** The value of `$vo2max_<name>` for each value of `from`; empty for any other. */
function map(from: string, name: string, entries: readonly (readonly [from: string, to: string])[]): string {
  return `map ${from} $vo2max_${name} {\n${entries.map(([key, value]) => `  "${key}" "${value}";\n`).join('')}}\n`
}

/** `always`: with whatever status, where nginx would leave them out of its refusals. A header without a value is not sent. */
function addHeaders(headers: Record<string, string>, always = ''): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}"${always};\n`)
    .join('')
}

function errorLocation(name: string, type: string, headers: Record<string, string>): string {
  // a body that was refused as too large would be refused again; the status stays the one that led here
  return `location = /.vo2max/${name} {
  internal;
  types {}
  default_type "${type}";
  client_max_body_size 0;
  ${addHeaders(headers, ' always')}  return 200 $vo2max_${name};
}
`
}

import type { PackedFile } from '../../server/http/static-files.ts'
import { securityHeaders } from '../../server/security/security-headers.ts'
import { addHeaders, map } from './nginx-directives.ts'

/** The names of assets contain a hash of their content. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  worker: 'no-cache',
  others: 'public, max-age=0, must-revalidate',
}

/** Address of the service worker: at the root, so that its scope is the whole site. */
export const workerPath = '/sw.js'

/** What docs/deploy/nginx.conf includes outside of its servers: where this build's files are, and what differs among them. */
export function nginxMaps(release: string, files: PackedFile[]): string {
  const {
    'Content-Security-Policy': policyOfFiles,
    'Cross-Origin-Resource-Policy': sharing,
    'Strict-Transport-Security': hsts,
  } = securityHeaders
  return [
    map('""', '$vo2max_release', [['default', release]]),
    map('$vo2max_file', '$vo2max_policy', [
      ['default', policyOfFiles],
      ...files.flatMap(({ file, policy }) => (policy ? [[file, policy] as const] : [])),
    ]),
    map('$vo2max_file', '$vo2max_cache_control', [
      ['default', caching.others],
      [workerPath, caching.worker],
      ['~^/assets/', caching.assets],
    ]),
    map('$vo2max_file', '$vo2max_resource_policy', [
      ['default', sharing],
      ...files.flatMap(({ file, resourcePolicy }) => (resourcePolicy ? [[file, resourcePolicy] as const] : [])),
    ]),
    // only over TLS: RFC 6797, 7.2
    map('$scheme', '$vo2max_hsts', [
      ['default', ''],
      ['https', hsts],
    ]),
  ].join('\n')
}

/** What it includes where it sends them: the headers of the server's own answers. `types` is by ending, as `.css`. */
export function nginxHeaders(types: Record<string, string>): string {
  const headers = {
    ...securityHeaders,
    'Strict-Transport-Security': '$vo2max_hsts',
    'Content-Security-Policy': '$vo2max_policy',
    'Cross-Origin-Resource-Policy': '$vo2max_resource_policy',
    'Cache-Control': '$vo2max_cache_control',
  }
  return [
    'types {',
    ...Object.entries(types).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`),
    '}',
    ...addHeaders(headers),
    '',
  ].join('\n')
}

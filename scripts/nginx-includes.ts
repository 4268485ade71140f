import type { PackedFile } from '../server/http/static-files.ts'
import { securityHeaders } from '../server/http/security-headers.ts'

/** The names of assets say what is in them. */
export const caching = { assets: 'public, max-age=31536000, immutable', others: 'public, max-age=0, must-revalidate' }

/** What docs/deploy/nginx.conf includes outside of its servers: where this build's files are, and what differs among them. */
export function nginxMaps(release: string, files: PackedFile[]): string {
  const { 'Content-Security-Policy': policyOfFiles } = securityHeaders
  return [
    map("''", '$vo2max_release', [['default', release]]),
    map('$vo2max_file', '$vo2max_policy', [
      ['default', policyOfFiles],
      ...files.flatMap(({ file, policy }): Entry[] => (policy ? [[file, policy]] : [])),
    ]),
    map('$vo2max_file', '$vo2max_cache_control', [
      ['default', caching.others],
      ['~^/assets/', caching.assets],
    ]),
  ].join('\n')
}

/** What it includes where it sends them: the headers of the server's own answers. `types` is by ending, as `.css`. */
export function nginxHeaders(types: Record<string, string>): string {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': '$vo2max_policy',
    'Cache-Control': '$vo2max_cache_control',
  }
  return [
    'types {',
    ...Object.entries(types).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`),
    '}',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`),
    '',
  ].join('\n')
}

type Entry = [from: string, to: string]

function map(from: string, to: string, entries: Entry[]): string {
  return [`map ${from} ${to} {`, ...entries.map(([key, value]) => `  ${key} "${value}";`), '}', ''].join('\n')
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineSources, pagePolicy } from '../security/headers.ts'

/** A built page or file: its name in the build's folder, and the headers of its own. */
export interface StaticFile {
  name: string
  headers: Record<string, string>
}

/**
 * Asset names contain a hash of the content. Browsers revalidate every other file at each use; a CDN keeps it a second.
 */
const caching = { assets: 'public, max-age=31536000, immutable', others: 'public, max-age=0, s-maxage=1' }

/** Returns the pages and files of a build, by URL path. @throws Error when the build is missing */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const served = [...names].filter((name) => names.has(`${name}.br`))
  return new Map(served.map((name) => [servedPath(name), { name, headers: headersOf(folder, name) }]))
}

/** Returns the URL path of a file: `/comprendre` for `comprendre/index.html`. */
export function servedPath(name: string): string {
  return `/${name.replace(/\/?index\.html$/, '')}`
}

function headersOf(folder: string, name: string): StaticFile['headers'] {
  return {
    'Cache-Control': name.startsWith('assets/') ? caching.assets : caching.others,
    Vary: 'Accept-Encoding',
    ...(name.endsWith('.html') && {
      'Content-Security-Policy': pagePolicy(inlineSources(readFileSync(join(folder, name), 'utf8'))),
    }),
    // other sites show the share images
    ...(name.startsWith('share-') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isPlaceholder, operator, placeholders } from '../operator.config.ts'
import { packingList, type PackedFile } from '../server/http/static-files.ts'
import { inlineScriptSources, pagePolicy } from '../server/http/csp.ts'
import { lowerScriptPriority } from '../server/ssr/script-priority.ts'
import { caching, nginxHeaders, nginxMaps } from './nginx-includes.ts'
import { reportSizes } from './page-sizes.ts'
import { robots, sitemap } from './sitemap.ts'

/**
 * Turns React Router's build into what nginx sends and the server holds in memory: each page and asset once as it is,
 * once in brotli and once in gzip, with its ETag, its caching and its Content-Security-Policy. Part of `npm run build`.
 */
const source = 'build/client'
const target = 'build/files'
// nginx takes files and headers of the next build at once: it knows a folder of another name only with its headers
const release = Date.now().toString(36)

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

rmSync(target, { recursive: true, force: true })
const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || operator.siteUrl
writeFileSync(join(source, 'sitemap.xml'), sitemap(siteUrl))
writeFileSync(join(source, 'robots.txt'), robots(siteUrl, { open: !isPlaceholder(siteUrl) }))

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.vite'))
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length))
const packed = Object.fromEntries(
  files.map((file) => [file.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/'), pack(file)]),
)
writeFileSync(join(target, packingList), JSON.stringify({ release, files: packed }, null, 1))
writeFileSync(join(target, 'nginx-maps.conf'), nginxMaps(release, Object.values(packed)))
writeFileSync(join(target, 'nginx-headers.conf'), nginxHeaders(types))
writeFileSync('build/placeholders.json', JSON.stringify(placeholders()))
reportSizes(packed, join(target, release), { summary: process.argv.includes('--summary') })

function pack(file: string): PackedFile {
  const type = types[extname(file)]
  if (!type) throw new Error(`${file}: scripts/pack.ts knows no media type for it`)
  const isPage = extname(file) === '.html'
  const content = isPage ? Buffer.from(finishPage(file)) : readFileSync(source + file)
  write(file, content)
  write(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
  write(`${file}.gz`, gzipSync(content, { level: 9 }))
  return {
    file,
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    cacheControl: file.startsWith('/assets/') ? caching.assets : caching.others,
    ...(isPage && { policy: pagePolicy(inlineScriptSources(content.toString())) }),
  }
}

function finishPage(file: string): string {
  const html = lowerScriptPriority(readFileSync(source + file, 'utf8'))
  if (/<[^>]+\sstyle=/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) {
    throw new Error(`${file}: a style attribute, which the Content-Security-Policy refuses; use a class`)
  }
  return html
}

function write(file: string, body: Buffer): void {
  const path = join(target, release, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
}

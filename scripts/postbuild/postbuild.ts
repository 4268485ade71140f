/**
 * Turns React Router's build into the files that the server holds in memory; part of `npm run build`. Each page and
 * asset is stored plain, in brotli and in gzip, with its ETag, Cache-Control and Content-Security-Policy.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { locales } from '../../i18n/locales.ts'
import { feeds, manifests } from '../../i18n/pages.ts'
import { localeOf, pageAt } from '../../i18n/paths.ts'
import { exampleValues, operator } from '../../operator.config.ts'
import { inlineSources, pagePolicy, securityHeaders } from '../../server/security/headers.ts'
import { fileManifest, renderedHeadFile, type PackedFile } from '../../server/http/static-files.ts'
import { feed } from '../seo/feed.ts'
import { robots, securityTxt, sitemap } from '../seo/root-files.ts'
import { structuredData, structuredDataScript } from '../seo/structured-data.ts'
import { webManifest } from '../seo/web-manifest.ts'

const source = 'dist/client'
const target = 'dist/files'

const types: Record<string, string> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Asset names contain a hash of the content. Browsers revalidate every other file at each use; a CDN keeps it a second. */
const caching = {
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, s-maxage=1',
}

rmSync(target, { recursive: true, force: true })
const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || operator.siteUrl
const generated = new Map<string, string>([
  ['/sitemap.xml', sitemap(siteUrl)],
  ['/robots.txt', robots(siteUrl, { open: exampleValues.length === 0 })],
  ['/.well-known/security.txt', securityTxt(siteUrl, new Date())],
  ...locales.map((locale) => [feeds[locale], feed(locale, siteUrl)] as const),
  ...locales.map((locale) => [manifests[locale], webManifest(locale)] as const),
])
for (const [path, content] of generated) write(join(source, path), content)

const read = (path: string) => readFileSync(source + path, 'utf8')
const assets = readdirSync(join(source, 'assets')).map((file) => `/assets/${file}`)
const manifest = assets.find((file) => file.startsWith('/assets/manifest-'))!
const [rootStyles, styleSheet] = /"css":\["([^"]+)"\]/.exec(read(manifest))!
// React Router must not load the style sheet at the first navigation: finishPage inlines it into every page
write(source + manifest, read(manifest).replace(rootStyles, '"css":[]'))
const styles = read(styleSheet!)
// removes the style sheet of the server's build, which has the same rules in another order
for (const file of assets) if (file.endsWith('.css') && file !== styleSheet) rmSync(source + file)

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.vite'))
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length))
const packed = Object.fromEntries(files.map((file) => [servedPath(file), pack(file)]))
writeFileSync(join(target, renderedHeadFile), `<link rel="stylesheet" href="${styleSheet}"/>`)
writeFileSync(join(target, fileManifest), JSON.stringify(packed, null, 1))

function pack(file: string): PackedFile {
  const type = types[extname(file)]
  if (!type) throw new Error(`${file}: scripts/postbuild/postbuild.ts knows no media type for it`)
  const isPage = extname(file) === '.html'
  const content = isPage ? Buffer.from(finishPage(file)) : readFileSync(source + file)
  const path = join(target, file)
  write(path, content)
  // PNG is compressed already: the best quality would only cost time
  write(`${path}.br`, brotli(content, type === 'image/png' ? 5 : constants.BROTLI_MAX_QUALITY))
  write(`${path}.gz`, gzipSync(content, { level: 9 }))
  const metadata = {
    type,
    cacheControl: file.startsWith('/assets/') ? caching.assets : caching.others,
    ...(isPage && { policy: pagePolicy(inlineSources(content.toString())) }),
    // other sites show the share images
    ...(file.startsWith('/share-') && { resourcePolicy: 'cross-origin' }),
  }
  // includes the headers, because a cache that gets 304 keeps its old headers
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...securityHeaders, ...metadata }))
    .update(content)
  return { file, etag: `"${hash.digest('base64url').slice(0, 22)}"`, ...metadata }
}

function brotli(content: Buffer, quality: number): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}

/** Returns the URL path of a file: `/comprendre` for `/comprendre/index.html`. */
function servedPath(file: string): string {
  return file.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/')
}

function finishPage(file: string): string {
  const html = read(file)
  if (/<[^>]+\sstyle=/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) {
    throw new Error(`${file}: a style attribute, which the Content-Security-Policy refuses; use a class`)
  }
  const path = servedPath(file)
  const page = pageAt(path)
  const data = page ? structuredDataScript(structuredData(page, localeOf(path), siteUrl)) : ''
  return html
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
    .replace('</body>', () => `${data}</body>`)
}

function write(path: string, body: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
}

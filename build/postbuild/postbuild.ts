import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { locales, type Locale } from '../../i18n/locales.ts'
import { feeds, isPersonal, manifests, pageIds } from '../../i18n/pages.ts'
import { localeOf, pageAt, pathTo } from '../../i18n/paths.ts'
import { isPlaceholder, operator, placeholders, worksOffline } from '../../operator.config.ts'
import { closedPolicy, inlineSources, pagePolicy, securityHeaders } from '../../server/security/headers.ts'
import { fileManifest, type PackedFile } from '../../server/http/static-files.ts'
import { deferAssets, renderedHeadFile } from '../../server/ssr/defer-assets.ts'
import { drawOgImages } from '../og-images/og-images.ts'
import { feed } from '../seo/feed.ts'
import { robots, securityTxt, sitemap } from '../seo/root-files.ts'
import { structuredData, structuredDataScript } from '../seo/structured-data.ts'
import { icon, iconSizes, webManifest } from '../seo/web-manifest.ts'
import { referencedAssets, routeAssets } from '../offline/precached-files.ts'
import { integrityOf, unregisteringWorker, serviceWorker } from '../offline/service-worker.ts'
import { nginxErrorFiles } from './nginx-errors.ts'
import { criticalStyles, extractFontFaces } from './critical-styles.ts'

/**
 * Turns React Router's build into what the server holds in memory: each page and asset once as it is, once in brotli and
 * once in gzip, with its ETag, its caching and its Content-Security-Policy. Part of `npm run build`.
 */
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

/** Address of the service worker: at the root, so that its scope is the whole site. */
const workerPath = '/sw.js'
/**
 * The names of assets contain a hash of their content. Browsers ask again for all else each time; deploy/nginx.conf keeps it
 * for a second, and longer while the server is away, which `must-revalidate` would forbid.
 */
const caching = {
  assets: 'public, max-age=31536000, immutable',
  worker: 'no-cache',
  others: 'public, max-age=0, s-maxage=1',
}

/** Records are read when their page is asked for, which counts as a visit: only a reader's own choice may do that. */
const onlyOnRequest = [
  '/api/*',
  ...pageIds.filter(isPersonal).flatMap((page) => locales.map((locale) => `${pathTo(page, locale)}*`)),
]

/**
 * For links in text, which lead to whole pages: browsers that know these rules fetch a page once a pointer rests on its
 * link or a finger touches it, and not for readers who save data. Other links ask for it in app/prefetch-mode.ts.
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { selector_matches: '[data-text] a' }, { not: { href_matches: onlyOnRequest } }],
      },
      eagerness: 'moderate',
    },
  ],
})}</script>`

rmSync(target, { recursive: true, force: true })
const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || operator.siteUrl
const made = new Map<string, Buffer | string | undefined>([
  ['/sitemap.xml', sitemap(siteUrl)],
  ['/robots.txt', robots(siteUrl, { open: !isPlaceholder(siteUrl) })],
  ['/.well-known/security.txt', securityTxt(siteUrl, new Date())],
  ...locales.map((locale) => [feeds[locale], feed(locale, siteUrl)] as const),
  ...locales.map((locale) => [manifests[locale], webManifest(locale)] as const),
  ...Object.keys(iconSizes).map((path) => [path, icon(path)] as const),
  ...(await drawOgImages()),
])
for (const [path, content] of made) if (content) write(join(source, path), content)

const sheet = `/assets/${readdirSync(join(source, 'assets')).find((file) => file.endsWith('.css'))!}`
const sheetLink = `<link rel="stylesheet" href="${sheet}"/>`
const fontFaces = extractFontFaces(source + sheet)

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.vite'))
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length))
const packed = Object.fromEntries(
  await Promise.all(files.map(async (file) => [servedPath(file), await pack(file)] as const)),
)
const precached = worksOffline && { fr: precachedFiles('fr'), en: precachedFiles('en') }
writeFileSync(source + workerPath, await (precached ? serviceWorker(precached) : unregisteringWorker()))
packed[workerPath] = await pack(workerPath)
// the reader of such a page mostly has the sheet from another one
writeFileSync(join(target, renderedHeadFile), `<style>${fontFaces}</style>${sheetLink}`)
writeFileSync(join(target, fileManifest), JSON.stringify(packed, null, 1))
for (const [name, content] of nginxErrorFiles()) write(join('dist/errors', name), content)
writeFileSync('dist/placeholders.json', JSON.stringify(placeholders()))

async function pack(file: string): Promise<PackedFile> {
  const type = types[extname(file)]
  if (!type) throw new Error(`${file}: build/postbuild/postbuild.ts knows no media type for it`)
  const isPage = extname(file) === '.html'
  const content = isPage ? Buffer.from(await finishPage(file)) : readFileSync(source + file)
  const path = join(target, file)
  write(path, content)
  // pictures are compressed already
  write(`${path}.br`, brotli(content, type === 'image/png' ? 5 : constants.BROTLI_MAX_QUALITY))
  write(`${path}.gz`, gzipSync(content, { level: 9 }))
  const headers = {
    type,
    cacheControl: file === workerPath ? caching.worker : file.startsWith('/assets/') ? caching.assets : caching.others,
    ...(isPage && { policy: pagePolicy(inlineSources(content.toString())) }),
    ...(file === workerPath && { policy: closedPolicy("connect-src 'self'") }),
    // what a link shows on other sites
    ...(file.startsWith('/cards/') && { resourcePolicy: 'cross-origin' }),
  }
  // of the headers too: a cache that hears 304 keeps those that it has
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...securityHeaders, ...headers }))
    .update(content)
  return { file, etag: `"${hash.digest('base64url').slice(0, 22)}"`, ...headers }
}

function brotli(content: Buffer, quality: number): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(content, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}

/** Where a file is served: a page under its own path. */
function servedPath(file: string): string {
  return file.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/')
}

/** What a language needs without a network: its pages, and the assets that these and one's own results load. */
function precachedFiles(locale: Locale): [path: string, integrity?: string][] {
  const paths = Object.keys(packed)
  const pages = pageIds.filter((page) => !isPersonal(page)).map((page) => pathTo(page, locale))
  const own = pageIds.filter(isPersonal).map((page) => routeAssets(`${locale}.${page}`, { paths, read: readPacked }))
  const assets = referencedAssets([...pages.map(readPacked), ...own], new Set(paths), readPacked)
  return [
    ...pages.map((path): [string, string] => [path, integrityOf(readPacked(path))]),
    ...assets.map((path): [string] => [path]),
  ]
}

function readPacked(path: string): string {
  return readFileSync(join(target, packed[path]!.file), 'utf8')
}

async function finishPage(file: string): Promise<string> {
  const html = readFileSync(source + file, 'utf8')
  if (/<[^>]+\sstyle=/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) {
    throw new Error(`${file}: a style attribute, which the Content-Security-Policy refuses; use a class`)
  }
  const path = servedPath(file)
  const page = pageAt(path)
  const data = page ? structuredDataScript(structuredData(page, localeOf(path), siteUrl)) : ''
  // the footer and what follows the reference tables are far below the first screen: the style sheet will do for them
  const aboveFold = html.replace(/<(section id="tableaux"|footer)[\s\S]*<\/footer>/, '')
  const styles = `<style>${fontFaces}${await criticalStyles(aboveFold, sheetLink)}</style>`
  return deferAssets(html, styles, sheetLink).replace('</body>', () => `${speculationRules}${data}</body>`)
}

function write(path: string, body: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
}

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isPlaceholder, operator, placeholders } from '../operator.config.ts'
import { packingList, type PackedFile } from '../server/http/static-files.ts'
import { inlineSources, pagePolicy } from '../server/http/csp.ts'
import { contentFirst } from '../server/ssr/content-first.ts'
import { renderedStylesFile, type RenderedStyles } from '../server/ssr/rendered-styles.ts'
import { reportSizes } from './page-sizes.ts'
import { stylesUsedBy, takeFontFaces } from './page-styles.ts'
import { robots, sitemap } from './sitemap.ts'

/**
 * Turns React Router's build into what the server holds in memory: each page and asset once as it is, once in
 * brotli and once in gzip, with its ETag, its caching and its Content-Security-Policy. Part of `npm run build`.
 */
const source = 'build/client'
const target = 'build/files'

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
mkdirSync(target, { recursive: true })
const siteUrl = process.env.SITE_URL?.replace(/\/$/, '') || operator.siteUrl
writeFileSync(join(source, 'sitemap.xml'), sitemap(siteUrl))
writeFileSync(join(source, 'robots.txt'), robots(siteUrl, { open: !isPlaceholder(siteUrl) }))

const built = pathToFileURL('build/server/rendered-pages.js').href
const { sheet, renderPages } = (await import(built)) as typeof import('./rendered-pages.ts')
const fontFaces = takeFontFaces(source + sheet)

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.vite'))
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length))
  // the server's build leaves a style sheet of its own, which nothing asks for
  .filter((file) => extname(file) !== '.css' || file === sheet)
const packed = Object.fromEntries(
  await Promise.all(
    files.map(
      async (file) =>
        [file.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/'), await pack(file)] as const,
    ),
  ),
)
writeFileSync(join(target, renderedStylesFile), JSON.stringify(await renderedStyles()))
writeFileSync(join(target, packingList), JSON.stringify(packed, null, 1))
writeFileSync('build/placeholders.json', JSON.stringify(placeholders()))
reportSizes(packed, target)

async function pack(file: string): Promise<PackedFile> {
  const type = types[extname(file)]
  if (!type) throw new Error(`${file}: scripts/pack.ts knows no media type for it`)
  const isPage = extname(file) === '.html'
  const content = isPage ? Buffer.from(await finishPage(file)) : readFileSync(source + file)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return {
    type,
    etag: `"${hash}"`,
    cacheControl: file.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...(isPage && { policy: pagePolicy(inlineSources(content.toString())) }),
    bodies: {
      br: write(
        `${hash}.br`,
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      ),
      gzip: write(`${hash}.gz`, gzipSync(content, { level: 9 })),
      identity: write(hash, content),
    },
  }
}

async function finishPage(file: string): Promise<string> {
  const html = readFileSync(source + file, 'utf8')
  if (/<[^>]+\sstyle=/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) {
    throw new Error(`${file}: a style attribute, which the Content-Security-Policy refuses; use a class`)
  }
  return contentFirst(html, { inline: fontFaces + (await stylesUsedBy([html], sheet)), sheet })
}

async function renderedStyles(): Promise<RenderedStyles> {
  const pages = await renderPages()
  const inline = await Promise.all(
    pages.map(async ([path, states]) => [path, fontFaces + (await stylesUsedBy(states, sheet))] as const),
  )
  return { sheet, inline: Object.fromEntries(inline) }
}

function write(name: string, body: Buffer): string {
  writeFileSync(join(target, name), body)
  return name
}

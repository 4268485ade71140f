/**
 * Finishes React Router's build, as part of `npm run build`: adds the files for search engines and feed readers, puts
 * the style sheet into each page, and compresses every file.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { locales } from '#i18n/locales.ts'
import { feedPaths, localeOf, manifestPaths, pageAt } from '#i18n/paths.ts'
import { unsetNames } from '#operator.config.ts'
import { servedPath } from '#server/pages/static-files.ts'
import { feed } from './seo/feed.ts'
import { robots, securityTxt, sitemap } from './seo/root-files.ts'
import { structuredData, structuredDataScript } from './seo/structured-data.ts'
import { webManifest } from './seo/web-manifest.ts'
import { siteUrl } from './site-url.ts'

const folder = 'dist/client'

const generated = {
  '/sitemap.xml': sitemap(siteUrl),
  '/robots.txt': robots(siteUrl, { open: unsetNames.length === 0 }),
  '/.well-known/security.txt': securityTxt(siteUrl, new Date()),
  ...Object.fromEntries(locales.map((locale) => [feedPaths[locale], feed(locale, siteUrl)])),
  ...Object.fromEntries(locales.map((locale) => [manifestPaths[locale], webManifest(locale)])),
}
for (const [path, content] of Object.entries(generated)) write(join(folder, path), content)

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
for (const { parentPath, name } of files) {
  const file = join(parentPath, name)
  if (name.endsWith('.html')) write(file, finishPage(file))
  const content = readFileSync(file)
  // PNG is compressed already: the best quality would only cost time
  const quality = name.endsWith('.png') ? 5 : constants.BROTLI_MAX_QUALITY
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  write(`${file}.br`, brotliCompressSync(content, { params }))
  write(`${file}.gz`, gzipSync(content, { level: 9 }))
}

/** Puts the style sheet into a page, adds its structured data, and moves the preloads behind what the reader sees. */
function finishPage(file: string): string {
  const html = readFileSync(file, 'utf8')
  if (/<[^>]+\sstyle=/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) {
    throw new Error(`${file}: a style attribute, which the Content-Security-Policy refuses; use a class`)
  }
  const path = servedPath(file.slice(folder.length + 1))
  const page = pageAt(path)
  const data = page ? structuredDataScript(structuredData(page, localeOf(path), siteUrl)) : ''
  const preload = /<link rel="modulepreload"[^>]*>/g
  const preloads = html.match(preload)!.join('')
  const [link, href] = /<link rel="stylesheet" href="([^"]+)"/.exec(html)!
  // React Router would fetch the style sheet at the first navigation if it found no link, even a disabled one
  const styles = `<style>${readFileSync(folder + href!, 'utf8')}</style>${link} disabled=""`
  // inserted by functions, because `$` is special in a string
  return html
    .replaceAll(preload, '')
    .replace(link, () => styles)
    .replace('</body>', () => `${data}${preloads}</body>`)
}

function write(path: string, body: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, body)
}

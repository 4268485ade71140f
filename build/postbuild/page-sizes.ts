import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { calculatorPages, isPersonal, livePages, pageIds, pages, type PageId } from '../../i18n/pages.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import type { PackedFile } from '../../server/http/static-files.ts'

/**
 * Most bytes a page may cost a reader on a first visit, in brotli. `html` is the page with its own styles: up to 14 kB
 * come in TCP's initial window (ten packets, RFC 6928), so that one round trip shows the page. `all` counts page, scripts,
 * styles and font.
 */
const budgets = {
  live: { html: 14_000, scripts: 120_000, all: 190_000 },
  content: { html: 14_000, scripts: 105_000, all: 190_000 },
}
/** Pages whose text alone is longer, and why; their first screen is in the initial window all the same. */
const longPages: Partial<Record<PageId, { html: number; reason: string }>> = {
  measure: { html: 16_500, reason: 'a guide to eight tests, with the calculator and both reference tables' },
}

interface PageSize {
  path: string
  html: number
  scripts: number
  all: number
  /** fetched by the calculator once a reader turns to its form; not part of the budget */
  lazy: number
  budget: { html: number; scripts: number; all: number }
  reason: string | undefined
}

/** Prints the sizes: a summary, or every page. @throws Error when a page is over its budget */
export function reportSizes(
  files: Record<string, PackedFile>,
  folder: string,
  { summary }: { summary: boolean },
): void {
  const size = (path: string) => (files[path] ? statSync(join(folder, `${files[path].file}.br`)).size : 0)
  const read = (path: string) => readFileSync(join(folder, files[path]!.file), 'utf8')
  const pathsOf = (test: RegExp) => Object.keys(files).filter((path) => test.test(path))
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + size(path), 0)
  const font = pathsOf(/\.woff2$/)
  const lazyAssets = pathsOf(/\/(send|toasts|details|comparison|curve|query-client|api|date)-/)
  const lazyAssetsOf = (locale: Locale) => [...lazyAssets, ...pathsOf(new RegExp(`/calculator-details\\.${locale}-`))]
  const manifest = readManifest(read(pathsOf(/\/manifest-/)[0]!))

  const sizes: PageSize[] = pageIds.flatMap((page) =>
    locales.map((locale) => {
      const path = pages[page][locale]
      // a page rendered on request has no HTML here: its scripts and styles are those of its routes
      const loaded = assetsNamedIn(
        isPersonal(page)
          ? ['root', `layout.${locale}`, `${locale}.${page}`].map((id) => manifest.routes[id])
          : read(path),
      )
      return {
        path,
        html: size(path),
        scripts: sum([...loaded].filter((file) => file.endsWith('.js'))),
        all: sum([path, ...loaded, ...font]),
        lazy: (calculatorPages as readonly PageId[]).includes(page) ? sum(lazyAssetsOf(locale)) : 0,
        budget: { ...(livePages.includes(page) ? budgets.live : budgets.content), ...longPages[page] },
        reason: longPages[page]?.reason,
      }
    }),
  )
  const overBudget = sizes.filter((page) => parts.some((part) => page[part] > page.budget[part]))
  console.log(summary && !overBudget.length ? summaryLine(sizes) : table(sizes))
  if (overBudget.length) throw new Error(`Over the size budget: ${overBudget.map(({ path }) => path).join(', ')}`)
}

/** What React Router's list of routes says of one, as text. */
export function routeAssets(id: string, files: Record<string, PackedFile>, read: (path: string) => string): string {
  const list = Object.keys(files).find((path) => /\/manifest-/.test(path))!
  return JSON.stringify(readManifest(read(list)).routes[id])
}

const parts = ['html', 'scripts', 'all'] as const

function summaryLine(sizes: PageSize[]): string {
  const nearest = parts.map((part) => {
    const used = ({ [part]: size, budget }: PageSize) => size / budget[part]
    const { path, [part]: size, budget } = sizes.reduce((most, page) => (used(page) > used(most) ? page : most))
    return `${part} ${inKilobytes(size)} of ${inKilobytes(budget[part])} kB (${path})`
  })
  return `Built ${sizes.length} pages; nearest to their budgets: ${nearest.join(', ')}. npm run build lists every page.`
}

function table(sizes: PageSize[]): string {
  const column = (bytes: number) => inKilobytes(bytes).padStart(7)
  return [
    `${'Page sizes in kB, brotli'.padEnd(30)} ${parts.map((part) => `${part.padStart(7)} (at most)`).join('  ')}  with the form`,
    ...sizes.map(({ path, lazy, budget, reason, ...page }) => {
      const columns = parts.map((part) => `${column(page[part])} (${column(budget[part])})`)
      return `${path.padEnd(30)} ${columns.join('  ')}  +${column(lazy)}${reason ? `  long: ${reason}` : ''}`
    }),
  ].join('\n')
}

/** React Router's own list of what each route loads. */
function readManifest(script: string): { routes: Record<string, object> } {
  return JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, '')) as { routes: Record<string, object> }
}

function assetsNamedIn(source: string | unknown[]): Set<string> {
  const text = typeof source === 'string' ? source : JSON.stringify(source)
  return new Set(text.match(/\/assets\/[\w.-]+\.(js|css)/g))
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

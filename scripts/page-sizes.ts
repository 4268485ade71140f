import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { calculatorPages, isPersonal, livePages, pageIds, pages, type PageId } from '../i18n/pages.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import type { PackedFile } from '../server/http/static-files.ts'

/** Most bytes a page may cost a reader on a first visit, in brotli; `all` counts page, scripts, styles and font. */
const budgets = {
  live: { scripts: 120_000, all: 190_000 },
  content: { scripts: 105_000, all: 190_000 },
}

interface PageSize {
  path: string
  scripts: number
  all: number
  /** fetched by the calculator once a reader turns to its form; not part of the budget */
  later: number
  budget: { scripts: number; all: number }
}

/** Prints what every page costs; throws when one costs more than its budget. */
export function reportSizes(files: Record<string, PackedFile>, folder: string): void {
  const size = (path: string) => (files[path] ? statSync(join(folder, files[path].bodies.br)).size : 0)
  const read = (path: string) => readFileSync(join(folder, files[path]!.bodies.identity), 'utf8')
  const pathsOf = (test: RegExp) => Object.keys(files).filter((path) => test.test(path))
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + size(path), 0)
  const font = pathsOf(/\.woff2$/)
  const late = pathsOf(/\/(save-run|details|query-client|api|date)-/)
  const lateIn = (locale: Locale) => [...late, ...pathsOf(new RegExp(`/calculator-details\\.${locale}-`))]
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
        scripts: sum([...loaded].filter((file) => file.endsWith('.js'))),
        all: sum([path, ...loaded, ...font]),
        later: (calculatorPages as readonly PageId[]).includes(page) ? sum(lateIn(locale)) : 0,
        budget: livePages.includes(page) ? budgets.live : budgets.content,
      }
    }),
  )
  console.log('\nPage sizes in kB, brotli        scripts (at most)    all (at most)     with the form')
  for (const { path, scripts, all, later, budget } of sizes) {
    console.log(
      `${path.padEnd(30)} ${kilobytes(scripts)} (${kilobytes(budget.scripts)})  ${kilobytes(all)} (${kilobytes(budget.all)})  +${kilobytes(later)}`,
    )
  }
  const over = sizes.filter(({ scripts, all, budget }) => scripts > budget.scripts || all > budget.all)
  if (over.length) throw new Error(`Over the size budget: ${over.map(({ path }) => path).join(', ')}`)
}

/** React Router's own list of what each route loads. */
function readManifest(script: string): { routes: Record<string, object> } {
  return JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, '')) as { routes: Record<string, object> }
}

function assetsNamedIn(source: string | unknown[]): Set<string> {
  const text = typeof source === 'string' ? source : JSON.stringify(source)
  return new Set(text.match(/\/assets\/[\w.-]+\.(js|css)/g))
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7)
}

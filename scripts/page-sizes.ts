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

/** Prints what the pages cost, in short or each; one that costs more than its budget brings the whole table and ends the build. */
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
  const over = sizes.filter(({ scripts, all, budget }) => scripts > budget.scripts || all > budget.all)
  console.log(summary && !over.length ? inShort(sizes) : table(sizes))
  if (over.length) throw new Error(`Over the size budget: ${over.map(({ path }) => path).join(', ')}`)
}

function inShort(sizes: PageSize[]): string {
  const parts = (['scripts', 'all'] as const).map((part) => {
    const used = ({ [part]: size, budget }: PageSize) => size / budget[part]
    const { path, [part]: size, budget } = sizes.reduce((most, page) => (used(page) > used(most) ? page : most))
    return `${part} ${inKilobytes(size)} of ${inKilobytes(budget[part])} kB (${path})`
  })
  return `Built ${sizes.length} pages; nearest to their budgets: ${parts.join(', ')}. npm run build lists every page.`
}

function table(sizes: PageSize[]): string {
  const column = (bytes: number) => inKilobytes(bytes).padStart(7)
  return [
    'Page sizes in kB, brotli        scripts (at most)    all (at most)     with the form',
    ...sizes.map(
      ({ path, scripts, all, later, budget }) =>
        `${path.padEnd(30)} ${column(scripts)} (${column(budget.scripts)})  ${column(all)} (${column(budget.all)})  +${column(later)}`,
    ),
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

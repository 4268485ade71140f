import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { calculatorPages, pageIds, pages, type PageId } from '../i18n/pages.ts'
import { locales } from '../i18n/locales.ts'
import type { PackedFile } from '../server/built-files.ts'

/** Most bytes a page may cost a reader on a first visit, in brotli; `all` counts page, scripts, styles and font. */
const budgets = {
  calculator: { scripts: 120_000, all: 190_000 },
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
  const size = (path: string) => statSync(join(folder, files[path]!.bodies.br)).size
  const font = Object.keys(files).filter((path) => path.endsWith('.woff2'))
  const late = Object.keys(files).filter((path) => basename(path).startsWith('saving-'))
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + size(path), 0)

  const sizes: PageSize[] = pageIds.flatMap((page) =>
    locales.map((locale) => {
      const path = pages[page][locale]
      const html = readFileSync(join(folder, files[path]!.bodies.identity), 'utf8')
      const loaded = new Set(html.match(/\/assets\/[\w.-]+\.(js|css)/g))
      const hasCalculator = (calculatorPages as readonly PageId[]).includes(page)
      const scripts = sum([...loaded].filter((file) => file.endsWith('.js')))
      const all = size(path) + sum(loaded) + sum(font)
      return {
        path,
        scripts,
        all,
        later: hasCalculator ? sum(late) : 0,
        budget: hasCalculator ? budgets.calculator : budgets.content,
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

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7)
}

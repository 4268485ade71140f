import { isPersonal, pageIds, pages } from '../../i18n/pages.ts'
import { locales } from '../../i18n/locales.ts'

interface Built {
  /** Every file by the path where it is served. */
  paths: string[]
  read(path: string): string
  /** bytes in brotli */
  size(path: string): number
}

/** What a first visit of each page costs its reader, in kB of brotli: its HTML, its scripts, and all with styles and font. */
export function pageSizes({ paths, read, size }: Built): string {
  const font = paths.filter((path) => path.endsWith('.woff2'))
  const sum = (some: string[]) => some.reduce((total, path) => total + size(path), 0)
  const lines = pageIds.flatMap((page) =>
    locales.map((locale) => {
      const path = pages[page][locale]
      // a page rendered on request has no HTML here: its scripts and styles are those of its routes
      const text = isPersonal(page)
        ? ['root', `layout.${locale}`, `${locale}.${page}`].map((id) => routeAssets(id, { paths, read })).join()
        : read(path)
      const loaded = [...new Set(text.match(/\/assets\/[\w.-]+\.(js|css)/g))]
      const html = isPersonal(page) ? [] : [path]
      const columns = [html, loaded.filter((file) => file.endsWith('.js')), [...html, ...loaded, ...font]]
      return `${path.padEnd(30)} ${columns.map((files) => inKilobytes(sum(files)).padStart(7)).join(' ')}`
    }),
  )
  return [`${'kB, brotli'.padEnd(30)}    html scripts     all`, ...lines].join('\n')
}

export function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** What React Router's own list of routes says of one, as text. */
export function routeAssets(id: string, { paths, read }: Pick<Built, 'paths' | 'read'>): string {
  const script = read(paths.find((path) => /\/manifest-/.test(path))!)
  const { routes } = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, '')) as { routes: object }
  return JSON.stringify(routes[id as keyof typeof routes])
}

import { pageIds } from '../../i18n/pages.ts'

const assetName = /(["'`]assets\/)?([\w.-]+-[\w-]{8}\.(js|css|woff2))(?=["'`)])/g

/**
 * The assets that these texts name, and those that these name in turn: what a page loads, at once or when a part of it is
 * opened. Whole texts as scripts are left out: only moves without a reload ask for them, and a page that is kept has its
 * text. Of React Router's list of all routes, which every page names, nothing is followed.
 * @param read an asset by its path
 */
export function referencedAssets(
  texts: string[],
  assets: ReadonlySet<string>,
  read: (path: string) => string,
): string[] {
  const found = new Set<string>()
  const unread = [...texts]
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const [, listed, name, kind] of text.matchAll(assetName)) {
      // Vite's lists repeat what scripts import, and have what whole texts import besides
      if (listed && kind === 'js') continue
      const path = `/assets/${name}`
      if (found.has(path) || !assets.has(path) || isLeftOut(path)) continue
      found.add(path)
      if (/\.(js|css)$/.test(path) && !isRouteList(path)) unread.push(read(path))
    }
  }
  return [...found].sort()
}

/** Whole texts as scripts (vite.config.ts names them after their page); and the plot of one's own records, which come by the network alone. */
const leftOut = [...pageIds.map((page) => `${page}-text`), 'history-plot']
const isLeftOut = (path: string) => leftOut.includes(path.slice('/assets/'.length, -'-AAAAAAAA.js'.length))
const isRouteList = (path: string) => /\/manifest-[\w-]{8}\.js$/.test(path)

/** What React Router's own list of routes says of one, as text. */
export function routeAssets(id: string, { paths, read }: { paths: string[]; read: (path: string) => string }): string {
  const script = read(paths.find((path) => /\/manifest-/.test(path))!)
  const { routes } = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, '')) as { routes: object }
  return JSON.stringify(routes[id as keyof typeof routes])
}

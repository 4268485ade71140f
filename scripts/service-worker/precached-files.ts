const assetName = /(["'`]assets\/)?([\w.-]+-[\w-]{8}\.(js|css|woff2))(?=["'`)])/g

/**
 * The assets that these texts name, and those that these name in turn: what a page loads, at once or when a part of it is
 * opened. Of React Router's list of all routes, which every page names, nothing is followed.
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
      // Vite's lists repeat what scripts import
      if (listed && kind === 'js') continue
      const path = `/assets/${name}`
      if (found.has(path) || !assets.has(path)) continue
      found.add(path)
      if (/\.(js|css)$/.test(path) && !isRouteList(path)) unread.push(read(path))
    }
  }
  return [...found].sort()
}

const isRouteList = (path: string) => /\/manifest-[\w-]{8}\.js$/.test(path)

/** What React Router's own list of routes says of one, as text. */
export function routeAssets(id: string, { paths, read }: { paths: string[]; read: (path: string) => string }): string {
  const script = read(paths.find((path) => /\/manifest-/.test(path))!)
  const { routes } = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, '')) as { routes: object }
  return JSON.stringify(routes[id as keyof typeof routes])
}

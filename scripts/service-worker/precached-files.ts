const assetName = /(["'`]assets\/)?([\w.-]+-[\w-]{8}\.(js|css|woff2))(?=["'`)])/g

/**
 * Returns the paths of all assets that these files reference, directly or through other assets. Does not follow React
 * Router's route manifest, which every page references and which lists the assets of all pages.
 * @param texts contents of the files
 * @param assets paths of all assets
 * @param read returns the content of an asset
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
      // Vite's lists of preloads repeat the imports of scripts
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

/** Returns a route's entry in React Router's manifest as JSON. */
export function routeAssets(id: string, { paths, read }: { paths: string[]; read: (path: string) => string }): string {
  const script = read(paths.find((path) => /\/manifest-/.test(path))!)
  const { routes } = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, '')) as { routes: object }
  return JSON.stringify(routes[id as keyof typeof routes])
}

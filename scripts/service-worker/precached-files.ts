const assetName = /(["'`]assets\/)?([\w.-]+-[\w-]{8}\.(js|css|woff2))(?=["'`)])/g

/**
 * Returns the paths of the assets that `texts` reference, directly or through other assets. React Router's manifest is
 * included but not followed, because it lists the assets of every route.
 * @param read returns the content of an asset by its path
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
      // Vite's preload lists repeat the imports of the scripts
      if (listed && kind === 'js') continue
      const path = `/assets/${name}`
      if (found.has(path) || !assets.has(path)) continue
      found.add(path)
      if (/\.(js|css)$/.test(path) && !isManifest(path)) unread.push(read(path))
    }
  }
  return [...found].sort()
}

const isManifest = (path: string) => /\/manifest-[\w-]{8}\.js$/.test(path)

/** Returns the entry of a route in React Router's manifest, as JSON text. */
export function routeAssets(id: string, { paths, read }: { paths: string[]; read: (path: string) => string }): string {
  const script = read(paths.find((path) => /\/manifest-/.test(path))!)
  const { routes } = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;$/, '')) as { routes: object }
  return JSON.stringify(routes[id as keyof typeof routes])
}

/**
 * Returns the `prefetch` prop of a `<Link>`: the page is fetched on hover or focus, but not while the browser's data
 * saver is on.
 */
export function prefetchMode(): 'intent' | 'none' {
  // Node 20, on the server, has no navigator
  const navigator = globalThis.navigator as { connection?: { saveData: boolean } } | undefined
  return navigator?.connection?.saveData ? 'none' : 'intent'
}

import { isPersonal, type PageId } from '../i18n/pages.ts'

/**
 * Returns the `prefetch` prop of a `<Link>`: the page is fetched on hover or focus, but not while the browser's data
 * saver is on. A personal page is not: to fetch it is a visit, which the server refuses to a prefetch.
 */
export function prefetchMode(page: PageId): 'intent' | 'none' {
  // Node 20, on the server, has no navigator
  const navigator = globalThis.navigator as { connection?: { saveData: boolean } } | undefined
  return navigator?.connection?.saveData || isPersonal(page) ? 'none' : 'intent'
}

/** For `<Link>`: a page is fetched once a pointer or the focus is on its link, unless its reader saves data. */
export function prefetchMode(): 'intent' | 'none' {
  return savesData() ? 'none' : 'intent'
}

export function savesData(): boolean {
  // the server, on Node 20, has no navigator at all
  const navigator = globalThis.navigator as { connection?: { saveData: boolean } } | undefined
  return navigator?.connection?.saveData ?? false
}

/** For `<Link>`: a page is fetched once a pointer or the focus is on its link, unless its reader saves data. */
export function prefetchMode(): 'intent' | 'none' {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: { saveData: boolean } }
  return connection?.saveData ? 'none' : 'intent'
}

/** Fetches strings once, when they are first asked for; undefined where they cannot be had. */
export function loadOnce<Words>(fetch: () => Promise<Words>): () => Promise<Words | undefined> {
  let fetched: Promise<Words | undefined> | undefined
  return () => (fetched ??= fetch().catch(() => undefined))
}

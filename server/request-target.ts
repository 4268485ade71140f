/**
 * Converts a request target to origin form, a path and query. Drops a scheme and host. Source: RFC 9112, 3.2. Escapes a
 * path that cannot be decoded, so that it is an unknown one.
 */
export function originForm(target: string): string {
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
  try {
    decodeURIComponent(pathOf(relative))
    return relative
  } catch {
    return relative.replaceAll('%', '%25')
  }
}

/** Returns the part before the query. */
export function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)![0]
}

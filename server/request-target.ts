/** Converts a request target to origin form, a path and query. Drops a scheme and host. Source: RFC 9112, 3.2. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
}

/** Returns the part before the query. */
export function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)![0]
}

/** The target of a request, always as a path: its other forms name a host or the whole server. Source: RFC 9112, 3.2. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
}

/** The part before the query. */
export function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)![0]
}

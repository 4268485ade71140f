/** What a request is addressed to, always as a path: the other forms name a host or the server. Source: RFC 9112, 3.2. */
export function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
}

/** The part before the query. */
export function pathOf(target: string): string {
  return /^[^?#]*/.exec(target)![0]
}

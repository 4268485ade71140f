/** nginx's map: the value of a variable for each value of `from`. */
export function map(
  from: string,
  to: string,
  entries: readonly (readonly [from: string | number, to: string | number])[],
): string {
  return [`map ${from} ${to} {`, ...entries.map(([key, value]) => `  "${key}" "${value}";`), '}', ''].join('\n')
}

/** `always`: with whatever status, where nginx would leave them out of its refusals. A header without a value is not sent. */
export function addHeaders(headers: Record<string, string>, always = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}"${always && ` ${always}`};`)
}

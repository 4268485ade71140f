const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** The best form of a file that the client takes: brotli, then gzip, then as it is. Source: RFC 9110, 12.5.3. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const qualities = new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/))
      .map(([name, quality = '1']) => [name, Number(quality)]),
  )
  const takes = (encoding: Encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0
  return encodings.find(takes) ?? 'identity'
}

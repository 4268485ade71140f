const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The best form of a file that the client takes: brotli, then gzip, then as it is. Source: RFC 9110, 12.5.3. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q\s*=\s*/),
      )
      .filter(([, quality = '1']) => Number(quality) > 0)
      .map(([name]) => name),
  )
  return encodings.find((encoding) => accepted.has(encoding) || (accepted.has('*') && encoding === 'br')) ?? 'identity'
}

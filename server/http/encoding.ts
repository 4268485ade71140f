import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** The best form of a file that the client takes: brotli, then gzip, then as it is. Source: RFC 9110, 12.5.3. */
export function acceptedEncoding(header = ''): Encoding {
  const qualities = new Map(header.toLowerCase().split(',').map(parseCoding))
  const isAccepted = (encoding: Encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0
  return encodings.find(isAccepted) ?? 'identity'
}

/** `gzip;q=0.5`. A regular expression that begins with spaces would take half a second on a header full of them. */
function parseCoding(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';')
  const [weight = 'q', quality = '1'] = parameters.at(0)?.split('=') ?? []
  return [name.trim(), weight.trim() === 'q' ? Number(quality) : NaN]
}

/** Of brotli's 11 steps: a page of 60 kB in about a millisecond, some percent larger than at the highest. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A text that is made on request, in the form that the client takes. */
export async function compress(text: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(text)
  if (encoding === 'br') return promisify(brotliCompress)(body, quality)
  return encoding === 'gzip' ? promisify(gzip)(body) : body
}

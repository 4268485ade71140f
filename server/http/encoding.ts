const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** Choices made before, by header. Browsers send a dozen different ones; invented headers must not fill the memory. */
const choices = new Map<string, Encoding>()
const remembered = { choices: 100, characters: 100 }

/** The best form of a file that the client takes: brotli, then gzip, then as it is. Source: RFC 9110, 12.5.3. */
export function acceptedEncoding(header = ''): Encoding {
  const before = choices.get(header)
  if (before) return before
  const choice = choose(header)
  if (choices.size < remembered.choices && header.length < remembered.characters) choices.set(header, choice)
  return choice
}

function choose(header: string): Encoding {
  const qualities = new Map(header.toLowerCase().split(',').map(readCoding))
  const takes = (encoding: Encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0
  return encodings.find(takes) ?? 'identity'
}

/** `gzip;q=0.5`. No pattern that begins with spaces: on a header full of them it would take half a second. */
function readCoding(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';')
  const [weight = 'q', quality = '1'] = parameters.at(0)?.split('=') ?? []
  return [name.trim(), weight.trim() === 'q' ? Number(quality) : NaN]
}

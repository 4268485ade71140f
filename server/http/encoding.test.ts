import { expect, test } from 'vitest'
import { acceptedEncoding } from './encoding.ts'

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['deflate, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip ; q=0.5', 'gzip'],
  ['*;q=0.1', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;Q=0.000, gzip;q=0.0, *', 'identity'],
  ...[undefined, '', ' ', 'deflate, zstd', 'brotli', 'br;q=x', ',;,', 'constructor'].map((none) => [none, 'identity']),
])('a client that says %o gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

// a pattern that looks for the end of the spaces from each of them would take minutes
test.each([' ', '\t', ';', '=', ',', ' ;', 'q=', '; q ='])('a header full of %o is read like any other', (filler) =>
  expect(acceptedEncoding(`a${filler.repeat(300_000)}b, br`)).toBe('br'),
)

import { expect, test } from 'vitest'
import { acceptedEncoding } from './encoding.ts'

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip,br', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['deflate, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip ; q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['gzip, *;q=0', 'gzip'],
])('a client that says %s gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

test.each([
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;Q=0.000, gzip;q=0.0, *', 'identity'],
  ['*;q=0', 'identity'],
])('q=0 refuses: %s means %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

// a pattern that looks for the end of the spaces from each of them would take minutes
test.each([' ', '\t', ';', '=', ',', ' ;', 'q=', '; q ='])('a header full of %o is read like any other', (filler) =>
  expect(acceptedEncoding(`a${filler.repeat(300_000)}b, br`)).toBe('br'),
)

test.each([undefined, '', ' ', 'identity', 'deflate, zstd', 'brotli', 'br;q=x', ',;,', 'constructor'])(
  'a client that says %o gets the file as it is',
  (header) => expect(acceptedEncoding(header)).toBe('identity'),
)

import { expect, test } from 'vitest'
import { clientAddress } from './rate-limit.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:1:a:b:c:d', '2001:db8:1:1::'],
  ['2001:DB8:1:1::1', '2001:db8:1:1::'],
  ['::1', '::'],
])('%s is counted as %s', (ip, client) => expect(clientAddress({ ip })).toBe(client))

test('a client that has hung up is counted too: it must not be an error', () =>
  expect(clientAddress({ ip: undefined })).toBe(''))

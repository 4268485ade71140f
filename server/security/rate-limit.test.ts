import { expect, test } from 'vitest'
import { readEnv } from '../ops/env.ts'
import { newSite, saveRequest } from '../testing/app.ts'
import { clientOf, networkOf } from './rate-limit.ts'

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:1:a:b:c:d', '2001:db8:1:1::', '2001:db8:1::'],
  ['2001:DB8:1:1::1', '2001:db8:1:1::', '2001:db8:1::'],
  ['2001:db8:1:ffff::1', '2001:db8:1:ffff::', '2001:db8:1::'],
  ['::1', '::', '::'],
  // with a port, as some proxies write it
  ['192.0.2.1:49152', '192.0.2.1', '192.0.2.1'],
  ['[2001:db8:1:1::1]:443', '2001:db8:1:1::', '2001:db8:1::'],
])('%s is counted as %s, in the network %s', (ip, client, network) =>
  expect([clientOf({ ip }), networkOf({ ip })]).toEqual([client, network]),
)

test('a client that has hung up is counted too: it must not be an error', () =>
  expect([clientOf({ ip: undefined }), networkOf({ ip: undefined })]).toEqual(['', '']))

/** Returns the statuses of saves from these addresses, with a limit of one a minute. */
async function saves(...addresses: string[]): Promise<number[]> {
  const { app } = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
  const statuses = []
  for (const remoteAddress of addresses) statuses.push((await app.inject({ ...saveRequest, remoteAddress })).statusCode)
  return statuses
}

test('an IPv6 /48 has the ration of 16 clients, whatever one of them wastes', async () => {
  const clients = Array.from({ length: 17 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
  const wasted = Array<string>(20).fill(clients[0]!)
  const statuses = await saves(...wasted, ...clients.slice(1), '2001:db8:2::1')
  expect(statuses.slice(0, 20)).toEqual([201, ...Array<number>(19).fill(429)])
  expect(statuses.slice(20)).toEqual([...Array<number>(15).fill(201), 429, 201])
})

test('a class of 35 behind one address saves three runs each in a minute, whatever else it looks at', async () => {
  const { app } = await newSite({ env: { RATE_LIMIT_MAX: readEnv({}).RATE_LIMIT_MAX } })
  await Promise.all(Array.from({ length: 35 }, () => app.inject('/mes-resultats')))
  const pupils = await Promise.all(Array.from({ length: 35 }, () => app.inject(saveRequest)))
  const cookies = pupils.map(({ cookies }) => ({ visitor: cookies[0]!.value }))
  const more = await Promise.all([...cookies, ...cookies].map((cookies) => app.inject({ ...saveRequest, cookies })))
  expect(new Set([...pupils, ...more].map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})

test('IPv4 clients have no network in common, also when they come over IPv6', async () => {
  const clients = Array.from({ length: 20 }, (_, index) => `${index % 2 ? '' : '::ffff:'}192.0.2.${index}`)
  expect(new Set(await saves(...clients))).toEqual(new Set([201]))
})

import { expect, test } from 'vitest'
import { newSite, saveRequest } from '#tests/support/server/app.ts'
import { readEnv } from './env.ts'

/** Returns the statuses of saves from these addresses, with a limit of one a minute. */
async function saves(...addresses: string[]): Promise<number[]> {
  const { app } = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
  const statuses = []
  for (const remoteAddress of addresses) statuses.push((await app.inject({ ...saveRequest, remoteAddress })).statusCode)
  return statuses
}

test('an IPv6 client is a /64, an IPv4 client one address, also over IPv6', async () => {
  expect(await saves('2001:db8:1:1::1', '2001:db8:1:1:a:b:c:d', '2001:db8:1:2::1')).toEqual([201, 429, 201])
  expect(await saves('192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2')).toEqual([201, 429, 201])
})

test('a class of 35 behind one address saves three runs each in a minute', async () => {
  const { app } = await newSite({ env: { RATE_LIMIT_MAX: readEnv({}).RATE_LIMIT_MAX } })
  await Promise.all(Array.from({ length: 35 }, () => app.inject('/mes-resultats')))
  const pupils = await Promise.all(Array.from({ length: 35 }, () => app.inject(saveRequest)))
  const cookies = pupils.map(({ cookies }) => ({ visitor: cookies[0]!.value }))
  const more = await Promise.all([...cookies, ...cookies].map((cookies) => app.inject({ ...saveRequest, cookies })))
  expect(new Set([...pupils, ...more].map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})

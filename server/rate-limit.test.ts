import { expect, test } from 'vitest'
import { calendarPaths } from '#contract/calendar.ts'
import { exportPaths } from '#contract/records.ts'
import { calculatorPaths, personalPaths } from '#tests/support/addresses.ts'
import { formPost, newServer, runPost } from '#tests/support/server/test-server.ts'
import { readEnv } from './env.ts'

const limited = { env: { RATE_LIMIT_MAX: 1 } }
const readPaths = [...Object.values(exportPaths), ...Object.values(calendarPaths), ...personalPaths, '/readyz']
const post = (url: string) => formPost(url, 'age=30')
const get = (url: string) => ({ method: 'GET', url }) as const

/** Every request that is limited, after another that counts for the same limit. */
const limitedRequests = [
  ...[runPost, ...calculatorPaths.map(post)].map((request) => ({ ...request, request, other: runPost })),
  ...[...readPaths.map(get), ...personalPaths.map(post)].map((request) => ({
    ...request,
    request,
    other: get(exportPaths.json),
  })),
]

test.each(limitedRequests)('$method $url shares the limit of $other.url: 429, undone', async ({ request, other }) => {
  const { app, pages, rows } = await newServer(limited)
  await app.inject(other)
  const before = await rows()
  const { statusCode, headers } = await app.inject(request)
  expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
  expect([pages.rendered, await rows()]).toEqual([[], before])
})

test('saves are left alone by the limit of all else', async () => {
  const { app } = await newServer(limited)
  expect((await app.inject(exportPaths.json)).statusCode).toBe(200)
  expect((await app.inject(runPost)).statusCode).toBe(201)
})

/** Returns the statuses of saves from these addresses, with a limit of one a minute. */
async function saves(...addresses: string[]): Promise<number[]> {
  const { app } = await newServer(limited)
  const statuses = []
  for (const remoteAddress of addresses) statuses.push((await app.inject({ ...runPost, remoteAddress })).statusCode)
  return statuses
}

test('an IPv6 client is a /64, an IPv4 client one address, also over IPv6', async () => {
  expect(await saves('2001:db8:1:1::1', '2001:db8:1:1:a:b:c:d', '2001:db8:1:2::1')).toEqual([201, 429, 201])
  expect(await saves('192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2')).toEqual([201, 429, 201])
})

test('a class of 35 behind one address saves three runs each in a minute', async () => {
  const { app } = await newServer({ env: { RATE_LIMIT_MAX: readEnv({}).RATE_LIMIT_MAX } })
  await Promise.all(Array.from({ length: 35 }, () => app.inject('/mes-resultats')))
  const pupils = await Promise.all(Array.from({ length: 35 }, () => app.inject(runPost)))
  const visitors = pupils.map(({ cookies }) => ({ visitor: cookies[0]!.value }))
  const more = await Promise.all([...visitors, ...visitors].map((cookies) => app.inject({ ...runPost, cookies })))
  expect(new Set([...pupils, ...more].map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})

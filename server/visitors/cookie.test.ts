import { expect, test } from 'vitest'
import { secondsOf } from '#contract/published-constants.ts'
import { strangerId } from '#tests/support/server/new-save.ts'
import { newServer, runPost } from '#tests/support/server/test-server.ts'
import type { Env } from '../env.ts'
import { isUuid } from '../uuid.ts'

async function serverToSave(...given: Parameters<typeof newServer>) {
  const server = await newServer(...given)
  return { ...server, save: (headers: Record<string, string> = {}) => server.app.inject({ ...runPost, headers }) }
}

const lasting = { httpOnly: true, sameSite: 'Lax', maxAge: secondsOf('visitorCookie') }

test('the first save sets the only cookie: a random id, HttpOnly and SameSite=Lax', async () => {
  const { save } = await serverToSave()
  const { cookies } = await save()
  expect(cookies).toEqual([{ name: 'visitor', value: expect.toSatisfy(isUuid), path: '/', ...lasting }])
})

test('the database holds only the visitor’s id, the times and the record', async () => {
  const { save, rows, visitors } = await serverToSave()
  await save({ 'user-agent': 'TalkativeBrowser/9', 'accept-language': 'fr-CA' })
  const [[visitor], [row]] = [await visitors(), await rows()]
  expect(Object.keys(visitor!)).toEqual(['id', 'created_at', 'last_active_at'])
  expect(Object.keys(row!)).toEqual([
    ...['id', 'visitor_id', 'key', 'age', 'gender', 'weight', 'distance', 'vo2max_tenths', 'category', 'created_at'],
  ])
})

test('a visitor who comes back is the same visitor, and the cookie is renewed', async () => {
  const { save, rows, visitors, clock } = await serverToSave()
  const [first] = (await save()).cookies
  clock.time += 3_600_000
  const [renewed] = (await save({ cookie: `other=1; visitor=${first!.value}` })).cookies
  expect(renewed).toMatchObject({ value: first!.value, ...lasting })
  expect(await rows()).toHaveLength(2)
  expect(await visitors()).toEqual([
    { id: first!.value, created_at: 1_795_262_400_000, last_active_at: 1_795_266_000_000 },
  ])
})

test.each([
  '',
  'x',
  "' or 1=1 --",
  '00000000-0000-0000-0000-000000000000',
  strangerId.toUpperCase(),
  `${strangerId}%00`,
  '3f2b8c1e-5a77-7c7e-9a51-0c3c5a1b2d3e',
  '%zz',
  `"${strangerId.slice(0, -1)}`,
  'a'.repeat(3000),
])('a cookie that we never issued is replaced: %s', async (forged) => {
  const { save, visitors } = await serverToSave()
  const response = await save({ cookie: `visitor=${forged}` })
  expect(response.statusCode).toBe(201)
  expect(response.cookies[0]!.value).toSatisfy(isUuid)
  expect(response.cookies[0]!.value).not.toBe(forged)
  expect(await visitors()).toEqual([expect.objectContaining({ id: response.cookies[0]!.value })])
})

const overHttps = { 'x-forwarded-proto': 'https' }
test.each<[string, Partial<Env>, Record<string, string>]>([
  ['https that a trusted proxy ends', { TRUST_PROXY: 'loopback' }, overHttps],
  ['a SITE_URL of https', { SITE_URL: 'https://www.site.ca' }, {}],
])('over %s, the cookie is Secure', async (_, env, headers) => {
  const { save } = await serverToSave({ env })
  expect((await save(headers)).cookies[0]!.secure).toBe(true)
})

test.each<[string, Partial<Env>, Record<string, string>]>([
  ['plain http', {}, {}],
  ['http before a trusted proxy', { TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': 'http' }],
  ['https that only the client claims', {}, overHttps],
  ['a SITE_URL of http', { SITE_URL: 'http://www.site.ca' }, {}],
])('over %s, the cookie is not Secure', async (_, env, headers) => {
  const { save } = await serverToSave({ env })
  expect((await save(headers)).cookies).toMatchObject([{ name: 'visitor' }])
  expect((await save(headers)).cookies[0]).not.toHaveProperty('secure')
})

test('over HTTPS a cookie without the __Host- prefix is ignored', async () => {
  const { save, rows } = await serverToSave({ env: { SITE_URL: 'https://www.site.ca' } })
  const [first] = (await save({ cookie: `visitor=${strangerId}` })).cookies
  expect(first).toMatchObject({ name: '__Host-visitor', path: '/', secure: true })
  expect(first!.value).toSatisfy(isUuid)
  expect(first).not.toHaveProperty('domain')
  expect(first!.value).not.toBe(strangerId)
  const [renewed] = (await save({ cookie: `visitor=${strangerId}; __Host-visitor=${first!.value}` })).cookies
  expect(renewed!.value).toBe(first!.value)
  expect((await rows()).map(({ visitor_id }) => visitor_id)).toEqual([first!.value, first!.value])
})

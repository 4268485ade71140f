import { expect, test } from 'vitest'
import { secondsOf } from '#contract/published-constants.ts'
import { newApp, newSite, saveRequest } from '#tests/support/server/app.ts'
import type { Env } from '../env.ts'

async function siteToSave(...given: Parameters<typeof newApp>) {
  const site = await newSite(...given)
  return { ...site, save: (headers: Record<string, string> = {}) => site.app.inject({ ...saveRequest, headers }) }
}

const lasting = { httpOnly: true, sameSite: 'Lax', maxAge: secondsOf('visitorCookie') }
const randomId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('the first save sets the only cookie: a random id, HttpOnly and SameSite=Lax', async () => {
  const { save } = await siteToSave()
  const { cookies } = await save()
  expect(cookies).toEqual([{ name: 'visitor', value: expect.stringMatching(randomId), path: '/', ...lasting }])
})

test('the database holds only the visitor’s id, the times and the record', async () => {
  const { save, rows, visitors } = await siteToSave()
  await save({ 'user-agent': 'TalkativeBrowser/9', 'accept-language': 'fr-CA' })
  const [[visitor], [row]] = [await visitors(), await rows()]
  expect(Object.keys(visitor!)).toEqual(['id', 'created_at', 'last_active_at'])
  expect(Object.keys(row!)).toEqual([
    ...['id', 'visitor_id', 'key', 'age', 'gender', 'weight', 'distance', 'vo2max_tenths', 'category', 'created_at'],
  ])
})

test('a visitor who comes back is the same visitor, and the cookie is renewed', async () => {
  const { save, rows, visitors, clock } = await siteToSave()
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
  '3F2B8C1E-5A77-4C7E-9A51-0C3C5A1B2D3E',
  '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e%00',
  '3f2b8c1e-5a77-7c7e-9a51-0c3c5a1b2d3e',
  '%zz',
  '"3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3',
  'a'.repeat(3000),
])('a cookie that we never issued is replaced: %s', async (forged) => {
  const { save, visitors } = await siteToSave()
  const response = await save({ cookie: `visitor=${forged}` })
  expect(response.statusCode).toBe(201)
  expect(response.cookies[0]!.value).toMatch(randomId)
  expect(response.cookies[0]!.value).not.toBe(forged)
  expect(await visitors()).toEqual([expect.objectContaining({ id: response.cookies[0]!.value })])
})

test.each<[string, Partial<Env>, Record<string, string>, true | undefined]>([
  ['plain http', {}, {}, undefined],
  ['https that a trusted proxy ends', { TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': 'https' }, true],
  ['http before a trusted proxy', { TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': 'http' }, undefined],
  ['https that only the client claims', {}, { 'x-forwarded-proto': 'https' }, undefined],
  ['a SITE_URL of https', { SITE_URL: 'https://www.site.ca' }, {}, true],
  ['a SITE_URL of http', { SITE_URL: 'http://www.site.ca' }, {}, undefined],
])('over %s, the cookie’s Secure follows', async (_, env, headers, secure) => {
  const { save } = await siteToSave({ env })
  expect((await save(headers)).cookies[0]!.secure).toBe(secure)
})

test('over HTTPS a cookie without the __Host- prefix is ignored', async () => {
  const { save, rows } = await siteToSave({ env: { SITE_URL: 'https://www.site.ca' } })
  const planted = '3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e'
  const [first] = (await save({ cookie: `visitor=${planted}` })).cookies
  expect(first).toMatchObject({ name: '__Host-visitor', path: '/', secure: true })
  expect(first!.value).toMatch(randomId)
  expect(first).not.toHaveProperty('domain')
  expect(first!.value).not.toBe(planted)
  const [renewed] = (await save({ cookie: `visitor=${planted}; __Host-visitor=${first!.value}` })).cookies
  expect(renewed!.value).toBe(first!.value)
  expect((await rows()).map(({ visitor_id }) => visitor_id)).toEqual([first!.value, first!.value])
})

import { beforeEach, expect, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { without } from '../support/executables.ts'
import { newCalculation } from '../support/server/new-save.ts'
import { redirectOf, startSiteBehindCaddy } from './caddy.ts'

const run = JSON.stringify(newCalculation())
const json = { 'content-type': 'application/json' }

beforeEach(({ skip }) => skip(...without('Caddy')))

test('behind Caddy, pages come over HTTP/2 as the site compressed them', async () => {
  const { url, siteUrl, plainUrl, client } = await startSiteBehindCaddy()
  const get = await client()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers, body } = await get('/', { 'accept-encoding': encoding })
    const direct = await fetch(siteUrl, { headers: { 'accept-encoding': encoding } })
    const named = ['content-encoding', 'content-length', 'etag', 'content-security-policy', 'strict-transport-security']
    expect([status, named.map((name) => headers[name] ?? null)]).toEqual([
      200,
      named.map((name) => direct.headers.get(name)),
    ])
    expect(body).toHaveLength(Number(headers['content-length']))
    expect((await get('/', { 'accept-encoding': encoding, 'if-none-match': headers.etag })).status).toBe(304)
  }
  const missing = await get('/nowhere', { accept: 'text/html' })
  expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await redirectOf(`${plainUrl}/mesurer`)).toEqual([308, `${url}/mesurer`])
})

test('behind Caddy, saves are limited by the client’s own address', async () => {
  const { url, client } = await startSiteBehindCaddy({ RATE_LIMIT_MAX: '2' })
  const [first, other] = [await client(), await client('127.0.0.2')]
  const headers = { ...json, origin: url }
  const saved = await first(calculatePath, headers, run)
  expect([saved.status, String(saved.headers['set-cookie'])]).toEqual([201, expect.stringMatching(/^__Host-visitor=/)])
  expect((await first(calculatePath, { ...json, origin: 'https://evil.example' }, run)).status).toBe(403)
  expect((await first(calculatePath, headers, 'x'.repeat(2 ** 21))).status).toBe(413)
  // an address that a client claims does not count
  expect((await first(calculatePath, { ...headers, 'x-forwarded-for': '203.0.113.9' }, run)).status).toBe(429)
  expect((await other(calculatePath, headers, run)).status).toBe(201)
})

test('behind Caddy, a page that is asked for while the site restarts waits for it', async () => {
  const { site, startSite, client } = await startSiteBehindCaddy()
  const get = await client()
  site.signal('SIGTERM')
  await site.ended
  const page = get('/mes-resultats')
  startSite()
  expect((await page).status).toBe(200)
})

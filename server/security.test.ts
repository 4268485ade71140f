import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { exportPaths } from '#contract/records.ts'
import { formPost, newApp, newSite, saveRequest } from '#tests/support/server/app.ts'

/** Tests abuse that involves several modules. */
const site = await newApp()
afterAll(() => site.close())

const calculatorPaths = ['/', '/en', '/mesurer', '/en/measure']
const personalPaths = ['/mes-resultats', '/en/my-results', '/mes-resultats.data', '/en/my-results.data']
/** A request for every route that writes. */
const writeRequests: InjectOptions[] = [
  saveRequest,
  ...[...calculatorPaths, ...personalPaths].map((url) => formPost(url, 'intent=deleteAll')),
]

test('the list of routes that write is complete', () =>
  expect(site.app.printRoutes().match(/\b(POST|PUT|PATCH|DELETE)\b/g)).toHaveLength(writeRequests.length))

test('no response, not even to a preflight, lets another site read or write', async () => {
  for (const { url } of [...writeRequests, ...Object.values(exportPaths).map((url) => ({ url }))]) {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      const response = await site.app.inject({ method, url: url!, headers })
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  }
})

test('no cache keeps a visitor’s data', async () => {
  const { cookies } = await site.app.inject(saveRequest)
  const headers = { cookie: `visitor=${cookies[0]!.value}` }
  const reads = [...Object.values(exportPaths), ...personalPaths, '/mes-resultats?a=1', '/nowhere']
  const requests: InjectOptions[] = [...reads.map((url) => ({ url })), ...writeRequests]
  for (const request of requests) {
    const response = await site.app.inject({ ...request, headers: { ...request.headers, ...headers } })
    expect([request.url, response.headers['cache-control']]).toEqual([request.url, 'no-store'])
  }
})

test('a response that a cache may keep sets no cookie and depends only on its key', async () => {
  const { cookies } = await site.app.inject(saveRequest)
  const unkeyed = {
    cookie: `visitor=${cookies[0]!.value}`,
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    host: 'evil.example',
    'accept-language': 'en',
    range: 'bytes=0-1',
  }
  for (const url of ['/', '/comprendre', '/comprendre/', '/assets/vendor-1a2b.js', '/mes-resultats/']) {
    const [plain, other] = [await site.app.inject(url), await site.app.inject({ url, headers: unkeyed })]
    expect(other.headers['set-cookie']).toBeUndefined()
    expect([other.body, { ...other.headers, date: '' }]).toEqual([plain.body, { ...plain.headers, date: '' }])
  }
})

test.each(['evil.example', 'a@evil.example', '[::1]', '"<script>'])(
  'the Host %s appears in no response',
  async (host) => {
    const moved = await site.app.inject({ url: '/comprendre/', headers: { host } })
    expect(moved.headers.location).toBe('/comprendre')
    const saved = await site.app.inject({ ...saveRequest, headers: { host } })
    expect(saved.cookies[0]).not.toHaveProperty('domain')
    const sent = [...Object.values(moved.headers), ...Object.values(saved.headers), saved.body].join()
    expect(sent).not.toMatch(/evil|::1|script>/)
  },
)

test('a client that claims another address has the same limit', async () => {
  const pretended = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded']
  for (const request of [saveRequest, { url: exportPaths.csv }, { url: '/mes-resultats' }]) {
    const freshSite = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
    const ask = (address: string) =>
      freshSite.app.inject({ ...request, headers: Object.fromEntries(pretended.map((name) => [name, address])) })
    expect((await ask('192.0.2.1')).statusCode).not.toBe(429)
    expect((await ask('192.0.2.2')).statusCode).toBe(429)
  }
})

import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { calendarPaths } from '#contract/calendar.ts'
import { exportPaths } from '#contract/records.ts'
import { calculatorPaths, personalPaths } from '#tests/support/addresses.ts'
import { formPost, newServer, newVisitor, runPost } from '#tests/support/server/test-server.ts'
import { day } from './clock.ts'

// abuse that involves several modules

const dataPaths = personalPaths.filter((path) => path.endsWith('.data'))
const filePaths = Object.values(exportPaths)
/** A request for every route that writes. */
const writeRequests = [
  runPost,
  ...[...calculatorPaths, ...personalPaths].map((url) => formPost(url, 'intent=deleteAll')),
]

/** Returns the routes that do more than read, as `POST /mesurer`. */
function routesThatWrite(app: FastifyInstance): string[] {
  const names: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] = /^(.*)[└├]── (\S+) \((.*)\)$/.exec(line) ?? []
      names.splice(indent.length / 4, Infinity, name)
      const writing = methods.split(', ').filter((method) => !['', 'GET', 'HEAD'].includes(method))
      return writing.map((method) => `${method} ${names.join('')}`)
    })
}

test('the list of routes that write is complete', async () => {
  const { app } = await newServer()
  await app.ready()
  expect(new Set(routesThatWrite(app))).toEqual(new Set(writeRequests.map(({ url }) => `POST ${url}`)))
})

/** Expects that a request which another site makes a visitor’s browser send is 403, and does nothing. */
async function expectRefused(request: InjectOptions, headers: Record<string, string>) {
  const server = await newServer()
  const visitor = newVisitor(server)
  const saved = await visitor.save()
  const before = await server.visitors()
  server.clock.time += 20 * day
  const cookie = `visitor=${visitor.cookie}`
  const response = await server.app.inject({ ...request, headers: { ...request.headers, ...headers, cookie } })
  expect([response.statusCode, response.cookies, server.pages.rendered]).toEqual([403, [], []])
  expect(response.body).not.toContain(saved.id)
  expect([await server.visitors(), await server.rows()]).toMatchObject([before, [{ id: saved.id }]])
}

test.each(writeRequests)('another site cannot write at $url', (request) =>
  expectRefused(request, { origin: 'https://evil.example' }),
)

const encodedPaths = filePaths.map((path) => path.replace('/api', '/%61pi'))
test.each([...filePaths, ...encodedPaths, ...dataPaths])('another site cannot read %s', async (url) => {
  for (const from of ['cross-site', 'same-site']) await expectRefused({ url }, { 'sec-fetch-site': from })
})

test('no response, not even to a preflight, lets another site read or write', async () => {
  const { app } = await newServer()
  for (const url of [...writeRequests.map((request) => request.url), ...filePaths]) {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      const response = await app.inject({ method, url, headers })
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  }
})

test('no cache keeps what is a visitor’s, or made for a request', async () => {
  const { app } = await newServer()
  const { cookies } = await app.inject(runPost)
  const cookie = `visitor=${cookies[0]!.value}`
  const calendars = Object.values(calendarPaths).map((path) => `${path}?start=2026-12-01`)
  const personal = [...personalPaths, '/mes-resultats?a=1', '/en/my-results/']
  const reads = [...filePaths, ...personal, ...calendars, '/programme.ics', '/nowhere', '/healthz', '/readyz']
  const requests: InjectOptions[] = [
    ...reads.map((url) => ({ url })),
    { url: '/nowhere', headers: { accept: 'text/html' } },
    ...writeRequests,
  ]
  for (const request of requests) {
    const response = await app.inject({ ...request, headers: { ...request.headers, cookie } })
    expect([request.url, response.headers['cache-control']]).toEqual([request.url, 'no-store'])
  }
})

test('a response that a cache may keep sets no cookie and depends only on its key', async () => {
  const { app } = await newServer()
  const { cookies } = await app.inject(runPost)
  const unkeyed = {
    cookie: `visitor=${cookies[0]!.value}`,
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    host: 'evil.example',
    'accept-language': 'en',
    range: 'bytes=0-1',
  }
  for (const url of ['/', '/comprendre', '/comprendre/', '/assets/vendor-1a2b.js', '/mes-resultats/']) {
    const [plain, other] = [await app.inject(url), await app.inject({ url, headers: unkeyed })]
    expect(other.headers['set-cookie']).toBeUndefined()
    expect([other.body, { ...other.headers, date: '' }]).toEqual([plain.body, { ...plain.headers, date: '' }])
  }
})

const hosts = ['evil.example', 'a@evil.example', '[::1]', '"<script>']
test.each(hosts)('the Host %s appears neither in a saved record nor in its cookie', async (host) => {
  const { app } = await newServer()
  const saved = await app.inject({ ...runPost, headers: { host } })
  expect(saved.statusCode).toBe(201)
  expect(saved.cookies[0]).not.toHaveProperty('domain')
  expect([...Object.values(saved.headers), saved.body].join()).not.toMatch(/evil|::1|script>/)
})

const limitedRequests = [runPost, { url: exportPaths.csv }, { url: '/mes-resultats' }]
test.each(limitedRequests)('a client that claims another address has the same limit at $url', async (request) => {
  const { app } = await newServer({ env: { RATE_LIMIT_MAX: 1 } })
  const pretended = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded']
  const ask = (address: string) =>
    app.inject({ ...request, headers: Object.fromEntries(pretended.map((name) => [name, address])) })
  expect((await ask('192.0.2.1')).statusCode).not.toBe(429)
  expect((await ask('192.0.2.2')).statusCode).toBe(429)
})

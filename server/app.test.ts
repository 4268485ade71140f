import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { exportPaths } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { newCalculation, strangerId } from '#tests/support/server/new-save.ts'
import { failingStore, formPost, newServer, runPost, sharedServer } from '#tests/support/server/test-server.ts'
import { isUuid } from './uuid.ts'

const shared = await sharedServer()

const visitor = { cookie: `visitor=${strangerId}` }
const post = (payload: object) => ({ method: 'POST', url: calculatePath, payload }) as const

/** A request for each kind of response, by status. */
const everyKind = [
  [200, 'a page', { url: '/comprendre' }],
  [200, 'a file', { url: '/assets/vendor-1a2b.js' }],
  [200, 'a live process', { url: '/healthz' }],
  [200, 'a ready process', { url: '/readyz' }],
  [201, 'a saved run', runPost],
  [200, 'a rendered page', { url: '/mes-resultats', headers: visitor }],
  [200, 'the data of a page', { url: '/en/my-results.data', headers: visitor }],
  [200, 'a file of JSON', { url: exportPaths.json, headers: visitor }],
  [200, 'a file of CSV', { url: exportPaths.csv, headers: visitor }],
  [301, 'another spelling', { url: '/comprendre/' }],
  [304, 'a page that the client has', { url: '/comprendre', headers: { 'if-none-match': '*' } }],
  [400, 'no calculation', post({})],
  [403, 'another site', { ...runPost, headers: { origin: 'https://evil.example' } }],
  [404, 'an unknown page', { url: '/api/nowhere' }],
  [404, 'an unknown write', { method: 'PUT', url: '/nowhere' }],
  [405, 'another method', { method: 'PUT', url: calculatePath }],
  [412, 'a page that has changed', { url: '/comprendre', headers: { 'if-match': '"other"' } }],
  [413, 'a long body', post({ a: 'a'.repeat(5000) })],
  [415, 'no JSON', { ...runPost, payload: 'a', headers: { 'content-type': 'text/plain' } }],
  [422, 'a wrong result', post({ ...newCalculation(), vo2maxResult: 1 })],
] as const

const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/\bcamera=\(\), .*\bmicrophone=\(\), .*, screen-wake-lock=\(self\)$/),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

test.each(everyKind)('a response of status %i has the security headers: %s', async (status, _, request) => {
  const { headers, statusCode } = await shared.app.inject(request)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject(securityHeaders)
  expect(headers['content-security-policy']).toMatch(/^default-src '(none|self)'/)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
})

test('responses of status 429, 500 and 503 have the security headers', async () => {
  const limited = await newServer({ env: { RATE_LIMIT_MAX: 1 } })
  await limited.app.inject(runPost)
  const broken = await newServer({ store: failingStore(new Error('broken')) })
  const away = await newServer({ store: failingStore() })
  const responses = [
    await limited.app.inject(runPost),
    await broken.app.inject(runPost),
    await away.app.inject(runPost),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([429, 500, 503])
  for (const { headers } of responses) expect(headers).toMatchObject(securityHeaders)
})

test('a response that is no page may load nothing, and is not cached', async () => {
  for (const url of ['/healthz', '/readyz', '/api/nowhere', calculatePath]) {
    expect((await shared.app.inject(url)).headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';require-trusted-types-for 'script';trusted-types 'none'",
      'cache-control': 'no-store',
    })
  }
})

test('a failing store shows no stack, path or reason in a response', async () => {
  const store = failingStore(new Error(`no such table in ${import.meta.filename}`))
  const { app } = await newServer({ store, page: (records) => records.savePosted(defaultRun) })
  const form = formPost('/mesurer', 'a')
  const responses = [await app.inject(runPost), await app.inject(form), await app.inject('/readyz')]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500])
  for (const { body } of responses) expect(body).not.toMatch(/table|server|\bat |\.ts|\/tmp|node_modules/)
})

/** Request headers and a client address full of personal data that must not be logged. */
const privateRequestData = {
  remoteAddress: '203.0.113.77',
  headers: {
    cookie: `${visitor.cookie}; other=cookie-secret`,
    'user-agent': 'agent-secret',
    referer: 'https://referer-secret.example',
    'x-forwarded-for': '198.51.100.55',
    authorization: 'Bearer token-secret',
  },
}
const privateData =
  /203\.0\.113|198\.51\.100|3f2b8c1e|secret|34\.56|2345\.6|homme|femme|weight|distance|cookie|Moyen|Faible|rawPacket/

const row = { code: '23514', detail: 'Failing row contains (3f2b8c1e, 34.56, homme)', where: 'homme' }
const violation = Object.assign(new Error('violates check constraint'), row)

test.each([
  ['works', undefined],
  ['is away', failingStore()],
  ['fails with the row in its error, as PostgreSQL does', failingStore(violation)],
])('no line of the log holds personal data while the store %s', async (_, store) => {
  const env = { RATE_LIMIT_MAX: 8, TRUST_PROXY: 'loopback' }
  const values = { weight: 34.56, distance: 2345.6 }
  const { app, logged } = await newServer({
    store,
    env,
    page: (records) => records.savePosted({ ...defaultRun, ...values }),
  })
  const json = { ...privateRequestData.headers, 'content-type': 'application/json' }
  const run = { ...newCalculation(), ...values }
  const bodies = [run, { ...run, vo2maxResult: 390, category: 'Moyen' }, { ...run, name: 'secret' }, '{secret']
  const paths = ['/?secret', '/nowhere-secret', '/%zz-secret', '/comprendre/?secret', '/api/secret', '/readyz']
  const form = 'weight=34.56&gender=homme&distance=2345.6'
  const requests: InjectOptions[] = [
    ...bodies.map((payload) => ({ method: 'POST', url: `${calculatePath}?secret`, headers: json, payload }) as const),
    { ...runPost, headers: privateRequestData.headers },
    formPost('/mesurer?secret', form, privateRequestData.headers),
    ...paths.map((url) => ({ url, headers: privateRequestData.headers })),
  ]
  for (const request of requests) await app.inject({ remoteAddress: privateRequestData.remoteAddress, ...request })
  expect(logged.filter((line) => JSON.parse(line).msg === 'request')).toHaveLength(requests.length)
  expect(logged.filter((line) => privateData.test(line))).toEqual([])
})

test('a save is logged at the default level, a page only at debug', async () => {
  const { app, logged } = await newServer()
  await app.inject(runPost)
  await app.inject('/comprendre')
  await app.inject('/assets/nowhere')
  const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  const summary = lines.map(({ level, method, route, status }) => `${level} ${method} ${route} ${status}`)
  expect(summary).toEqual(['30 POST /api/vo2/calculate 201', '20 GET /* 200', '20 GET /* 404'])
  expect(lines.filter(({ reqId }) => !isUuid(reqId))).toEqual([])
})

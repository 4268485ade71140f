import { afterAll, expect, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { exportPaths } from '#contract/records.ts'
import { defaultRun } from '#domain/protocols/cooper-run.ts'
import { failingStore, formPost, newApp, newSite, runBody, saveRequest } from '#tests/support/server/app.ts'

const site = await newApp()
afterAll(() => site.close())

const visitor = { cookie: 'visitor=3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e' }

/** A request for each kind of response, by status. */
const everyKind = [
  [200, { url: '/comprendre' }],
  [200, { url: '/assets/vendor-1a2b.js' }],
  [200, { url: '/healthz' }],
  [200, { url: '/readyz' }],
  [201, saveRequest],
  [200, { url: '/mes-resultats', headers: visitor }],
  [200, { url: '/en/my-results.data', headers: visitor }],
  [200, { url: exportPaths.json, headers: visitor }],
  [200, { url: exportPaths.csv, headers: visitor }],
  [301, { url: '/comprendre/' }],
  [304, { url: '/comprendre', headers: { 'if-none-match': '*' } }],
  [400, { method: 'POST', url: calculatePath, payload: {} }],
  [403, { ...saveRequest, headers: { origin: 'https://evil.example' } }],
  [404, { url: '/api/nowhere' }],
  [404, { method: 'PUT', url: '/nowhere' }],
  [405, { method: 'PUT', url: calculatePath }],
  [412, { url: '/comprendre', headers: { 'if-match': '"other"' } }],
  [413, { method: 'POST', url: calculatePath, payload: { a: 'a'.repeat(5000) } }],
  [415, { method: 'POST', url: calculatePath, payload: 'a', headers: { 'content-type': 'text/plain' } }],
  [422, { method: 'POST', url: calculatePath, payload: { ...runBody, vo2maxResult: 1 } }],
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

test.each(everyKind)('a response of status %i has the security headers (%#)', async (status, request) => {
  const { headers, statusCode } = await site.app.inject(request)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject(securityHeaders)
  expect(headers['content-security-policy']).toMatch(/^default-src '(none|self)'/)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
})

test('responses of status 429, 500 and 503 have the security headers', async () => {
  const limited = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
  await limited.app.inject(saveRequest)
  const broken = await newSite({ store: failingStore(new Error('broken')) })
  const away = await newSite({ store: failingStore() })
  const responses = [
    await limited.app.inject(saveRequest),
    await broken.app.inject(saveRequest),
    await away.app.inject(saveRequest),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([429, 500, 503])
  for (const { headers } of responses) expect(headers).toMatchObject(securityHeaders)
})

test('a response that is no page may load nothing, and is not cached', async () => {
  for (const url of ['/healthz', '/readyz', '/api/nowhere', calculatePath]) {
    expect((await site.app.inject(url)).headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';require-trusted-types-for 'script';trusted-types 'none'",
      'cache-control': 'no-store',
    })
  }
})

test('a failing store shows no stack, path or reason in a response', async () => {
  const store = failingStore(new Error(`no such table in ${import.meta.filename}`))
  const { app } = await newSite({ store, page: (records) => records.savePosted(defaultRun) })
  const responses = [
    await app.inject(saveRequest),
    await app.inject(formPost('/mesurer', 'a')),
    await app.inject('/readyz'),
  ]
  for (const { body } of responses) expect(body).not.toMatch(/table|server|\bat |\.ts|\/tmp|node_modules/)
})

/** Request headers and a client address full of personal data that must not be logged. */
const privateRequestData = {
  remoteAddress: '203.0.113.77',
  headers: {
    cookie: 'visitor=3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e; other=cookie-secret',
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
  const { app, logged } = await newSite({
    store,
    env,
    page: (records) => records.savePosted({ ...defaultRun, ...values }),
  })
  const run = { ...runBody, ...values }
  const bodies = [run, { ...run, vo2maxResult: 390, category: 'Moyen' }, { ...run, name: 'secret' }, '{secret']
  for (const payload of bodies) {
    const headers = { ...privateRequestData.headers, 'content-type': 'application/json' }
    await app.inject({ ...privateRequestData, method: 'POST', url: `${calculatePath}?secret`, headers, payload })
  }
  await app.inject({ ...privateRequestData, ...saveRequest })
  const form = formPost('/mesurer?secret', 'weight=34.56&gender=homme&distance=2345.6', privateRequestData.headers)
  await app.inject({ ...privateRequestData, ...form })
  for (const url of ['/?secret', '/nowhere-secret', '/%zz-secret', '/comprendre/?secret', '/api/secret', '/readyz']) {
    await app.inject({ ...privateRequestData, url })
  }
  expect(logged.length).toBeGreaterThan(10)
  expect(logged.filter((line) => privateData.test(line))).toEqual([])
})

test('a save is logged at the default level, a page only at debug', async () => {
  const { app, logged } = await newSite()
  await app.inject(saveRequest)
  await app.inject('/comprendre')
  await app.inject('/assets/nowhere')
  const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  const summary = lines.map(({ level, method, route, status }) => `${level} ${method} ${route} ${status}`)
  expect(summary).toEqual(['30 POST /api/vo2/calculate 201', '20 GET /* 200', '20 GET /* 404'])
  for (const { reqId } of lines) expect(reqId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})

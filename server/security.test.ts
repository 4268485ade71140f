import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { SavedCalculation } from '../api/calculate.ts'
import { recordsContext } from '../api/page-context.ts'
import { recordOf } from '../api/record.ts'
import { exportPaths, recordsPath, revokePath, savingPath } from '../api/record-operations.ts'
import { runBody, failingStore, newApp, newSite, pagesForTests, formPost, saveRequest } from './testing/app.ts'
import { run, runOf, walk } from './testing/records.ts'
import type { Pages } from './ssr/page.ts'

/** Tests abuse that involves several modules. docs/security.md lists it, with the tests of single modules. */
const unknownRecord = '00000000-0000-7000-8000-000000000000'
const formPaths = ['/', '/en', '/mesurer', '/en/measure', '/mes-resultats', '/en/my-results']

/** A valid request for every route that writes. */
const writeRequests: InjectOptions[] = [
  saveRequest,
  { method: 'POST', url: recordsPath, payload: recordOf(walk)! },
  { method: 'PUT', url: `${recordsPath}/${unknownRecord}`, payload: recordOf(walk)! },
  { method: 'DELETE', url: `${recordsPath}/${unknownRecord}` },
  { method: 'DELETE', url: recordsPath },
  { method: 'PUT', url: savingPath, payload: { saving: false } },
  { method: 'POST', url: revokePath, payload: { keys: ['3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e'] } },
  ...formPaths.map((url) => formPost(url, 'intent=erase')),
]

/** Returns pages that show, correct and delete records as the site's personal page does. */
function recordsPage(): Pages {
  return {
    at: pagesForTests().at,
    async render({ form }, context) {
      const records = context.get(recordsContext)
      const id = new URLSearchParams(form).get('id') ?? ''
      const outcomes = form ? [await records.remove(id), await records.correct(id, recordOf(runOf(2600))!)] : []
      return { status: 200, html: JSON.stringify({ outcomes, list: await records.list() }) }
    },
  }
}

const site = await newApp({ pages: recordsPage() })
afterAll(() => site.close())

async function newVisitor(to = site): Promise<{ cookie: string; saved: SavedCalculation }> {
  const response = await to.app.inject(saveRequest)
  return { cookie: `visitor=${response.cookies[0]!.value}`, saved: response.json() }
}

test('the list of routes that write is whole', () =>
  expect(site.app.printRoutes().match(/\b(POST|PUT|PATCH|DELETE)\b/g)).toHaveLength(writeRequests.length))

const otherSites = [
  { origin: 'https://evil.example' },
  { origin: 'https://shop.localhost', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://evil.example', host: 'localhost', 'x-forwarded-host': 'evil.example' },
] as Record<string, string>[]

test.each(writeRequests)('$method $url refuses every other site, and nothing changes', async (request) => {
  const pages = pagesForTests()
  const freshSite = await newSite({ pages })
  const { cookie } = await newVisitor(freshSite)
  const contents = async () => [await freshSite.rows(), await freshSite.visitors()]
  const before = await contents()
  for (const headers of otherSites) {
    const response = await freshSite.app.inject({ ...request, headers: { ...request.headers, ...headers, cookie } })
    expect([headers, response.statusCode, response.cookies]).toEqual([headers, 403, []])
  }
  expect([...(await contents()), pages.rendered]).toEqual([...before, []])
})

const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
test.each(simpleTypes)('a type that other sites may send unasked, %s, is no JSON', async (type) => {
  for (const request of writeRequests.filter(
    ({ url, payload }) => payload && typeof url === 'string' && url.startsWith('/api/'),
  )) {
    const headers = { 'content-type': type, cookie: 'visitor=3f2b8c1e-5a77-4c7e-9a51-0c3c5a1b2d3e' }
    const payload = JSON.stringify(request.payload)
    expect((await site.app.inject({ ...request, payload, headers })).statusCode).toBe(415)
  }
})

test('no answer, not even to a preflight, lets another site read or write', async () => {
  for (const { url } of [...writeRequests, { url: exportPaths.json }, { url: exportPaths.csv }, { url: '/' }]) {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type',
        'access-control-request-private-network': 'true',
      }
      const response = await site.app.inject({ method, url: url!, headers })
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  }
})

test('whatever way in a visitor takes, another’s records are not there', async () => {
  const [mine, theirs] = [await newVisitor(), await newVisitor()]
  const send = async (request: InjectOptions) => {
    const { body } = await site.app.inject({ ...request, headers: { ...request.headers, cookie: mine.cookie } })
    expect(body).not.toContain(theirs.saved.id)
    return body
  }
  const theirRecord = `${recordsPath}/${theirs.saved.id}`
  await send({ url: recordsPath })
  await send({ url: `${recordsPath}?limit=500&before=ffffffff-ffff-7fff-bfff-ffffffffffff` })
  await send({ url: `${recordsPath}?visitor=${theirs.cookie.slice(8)}` })
  for (const url of [...Object.values(exportPaths), '/mes-resultats', '/en/my-results']) await send({ url })
  await send({ method: 'PUT', url: theirRecord, payload: { ...runBody, distance: 2600, vo2maxResult: 445 } })
  await send({ method: 'DELETE', url: theirRecord })
  for (const url of ['/mes-resultats', '/en/my-results']) {
    const bodyText = await send(formPost(url, `id=${theirs.saved.id}`))
    expect(JSON.parse(bodyText).outcomes).toEqual(['unknown', 'unknown'])
  }
  await send({ method: 'DELETE', url: recordsPath })
  const { body } = await site.app.inject({ url: exportPaths.json, headers: { cookie: theirs.cookie } })
  expect(JSON.parse(body)).toMatchObject([{ ...recordOf(run), id: theirs.saved.id }])
})

test('a link on another site leads to one’s own results, and is no visit of theirs', async () => {
  const freshSite = await newSite({ pages: recordsPage() })
  const { cookie, saved } = await newVisitor(freshSite)
  const lastActive = async () => (await freshSite.visitors()).map((visitor) => visitor['last_active_at'])
  const [before] = await lastActive()
  freshSite.clock.time += 3_600_000
  const open = (from: string) =>
    freshSite.app.inject({ url: '/mes-resultats', headers: { cookie, 'sec-fetch-site': from } })
  for (const from of ['cross-site', 'same-site']) {
    const { body, cookies } = await open(from)
    expect(body).toContain(saved.id)
    expect([cookies, await lastActive()]).toEqual([[], [before]])
  }
  expect((await open('none')).cookies).toHaveLength(1)
  expect(await lastActive()).toEqual([freshSite.clock.time])
})

test('a cookie that comes twice is its first, and never both', async () => {
  const [mine, theirs] = [await newVisitor(), await newVisitor()]
  const { body } = await site.app.inject({ url: recordsPath, headers: { cookie: `${mine.cookie}; ${theirs.cookie}` } })
  expect(body).toContain(mine.saved.id)
  expect(body).not.toContain(theirs.saved.id)
})

test('ids of visitors have nothing in common', async () => {
  const ids = await Promise.all(Array.from({ length: 200 }, async () => (await newVisitor()).cookie.slice(8)))
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(200)
  expect(new Set(ids.map((id) => id.slice(24))).size).toBe(200)
})

const sql = ["' or 1=1 --", "'; drop table records; --", '1) union select id from visitors']

test.each(sql)('%s is text like any other, wherever it stands', async (text) => {
  const freshSite = await newSite({ pages: recordsPage() })
  const { cookie, saved } = await newVisitor(freshSite)
  const encoded = encodeURIComponent(text)
  for (const request of [
    { url: `${recordsPath}?before=${encoded}` },
    { url: `${recordsPath}?limit=${encoded}` },
    { url: `${recordsPath}?${encoded}=1` },
    { url: recordsPath, headers: { cookie: `visitor=${cookie.slice(8)}${encoded}` } },
    { method: 'DELETE', url: `${recordsPath}/${saved.id}${encoded}` },
    { method: 'PUT', url: `${recordsPath}/${encoded}`, payload: runBody },
    ...['age', 'gender', 'category', 'vo2maxResult'].map((field) => {
      return { ...saveRequest, payload: { ...runBody, [field]: text } }
    }),
    formPost('/mes-resultats', `id=${encoded}`, { cookie }),
  ] as InjectOptions[]) {
    expect(
      (await freshSite.app.inject({ ...request, headers: { cookie, ...request.headers } })).statusCode,
    ).toBeLessThan(500)
  }
  expect(await freshSite.rows()).toMatchObject([{ id: saved.id, vo2max_tenths: 402 }])
})

test('nothing writes a line of its own into the log, or speaks to the terminal that shows it', async () => {
  const spoken = 'broken\r\n{"level":30,"msg":"all is well"}\u001b[2J\u0000\u0007'
  const { app, logged } = await newSite({ store: failingStore(new Error(spoken)) })
  await app.inject(saveRequest)
  await app.inject({ url: `/nowhere${encodeURIComponent(spoken)}`, headers: { 'user-agent': 'a\u001b[2J' } })
  expect(logged.some((line) => line.includes('all is well'))).toBe(true)
  for (const line of logged) expect(line).toMatch(/^[^\u0000-\u001f]*\n$/)
})

const asJson = { 'content-type': 'application/json' }

test.each([
  { url: `${recordsPath}?__proto__=1&constructor=2` },
  { url: `${recordsPath}?__proto__[limit]=1` },
  { method: 'PUT', url: savingPath, payload: '{"__proto__":{"saving":true}}', headers: asJson },
  ...['"__proto__":{"saving":true}', '"constructor":{"prototype":{"saving":true}}'].map((member) => {
    return { ...saveRequest, payload: JSON.stringify(runBody).replace('{', `{${member},`), headers: asJson }
  }),
] as InjectOptions[])('what reaches for the prototype is 400 and changes nothing: $url $payload', async (request) => {
  const { cookie } = await newVisitor()
  const response = await site.app.inject({ ...request, headers: { ...request.headers, cookie } })
  expect(response.statusCode).toBe(400)
  for (const name of ['limit', 'saving']) expect({}).not.toHaveProperty(name)
})

/** Headers that are not in the key of a cache in front. */
const unkeyedHeaders = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-for': '203.0.113.7',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
  'x-http-method-override': 'DELETE',
  'x-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
  host: 'evil.example',
  'accept-language': 'en',
  'user-agent': 'evil',
  range: 'bytes=0-1',
  via: 'evil',
}

test.each([false, 'loopback'] as const)('headers outside a cache’s key change no answer (proxy: %s)', async (proxy) => {
  const freshSite = await newSite({ env: { TRUST_PROXY: proxy } })
  const stableResponse = async (url: string, headers: Record<string, string>) => {
    const response = await freshSite.app.inject({ url, headers })
    return [response.statusCode, response.body, { ...response.headers, date: '' }]
  }
  const pages = ['/', '/comprendre', '/comprendre/', '/nowhere']
  for (const url of [...pages, '/assets/vendor-1a2b.js', '/api/nowhere', '/healthz'])
    expect(await stableResponse(url, unkeyedHeaders)).toEqual(await stableResponse(url, {}))
})

test('whatever answers to a person is kept by no cache', async () => {
  const { cookie, saved } = await newVisitor()
  const responses = []
  for (const request of [
    { url: recordsPath },
    { url: exportPaths.json },
    { url: exportPaths.csv },
    { url: '/mes-resultats' },
    { url: '/en/my-results?remove=1' },
    { method: 'HEAD', url: '/mes-resultats' },
    { method: 'PUT', url: `${recordsPath}/${saved.id}`, payload: runBody },
    ...writeRequests,
    { url: '/nowhere' },
  ] as InjectOptions[]) {
    responses.push(await site.app.inject({ ...request, headers: { ...request.headers, cookie } }))
  }
  for (const { headers } of responses) expect(headers['cache-control']).toBe('no-store')
  expect(responses.filter(({ headers }) => headers['set-cookie']).length).toBeGreaterThan(5)
})

test('an answer that a cache may keep never brings a cookie', async () => {
  const { cookie } = await newVisitor()
  for (const url of ['/', '/comprendre', '/comprendre/', '/assets/vendor-1a2b.js', '/mes-resultats/']) {
    const { headers } = await site.app.inject({ url, headers: { cookie } })
    expect(headers['set-cookie']).toBeUndefined()
  }
})

const foreignHosts = ['evil.example', 'localhost:8443', 'a@evil.example', '[::1]', 'evil.example/../', '"<script>']
test.each(foreignHosts)('the host %s names nothing: not the way on, not the cookie', async (host) => {
  const moved = await site.app.inject({ url: '/comprendre/', headers: { host } })
  expect(moved.headers.location).toBe('/comprendre')
  const saved = await site.app.inject({ ...saveRequest, headers: { host } })
  expect(saved.cookies[0]).not.toHaveProperty('domain')
  const sent = [...Object.values(moved.headers), ...Object.values(saved.headers), saved.body].join()
  expect(sent).not.toMatch(/evil|8443|::1|script>/)
})

test('no client gains a second count by an address that it gives itself, whatever it asks for', async () => {
  const pretended = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'forwarded']
  for (const request of [writeRequests[0]!, writeRequests[4]!, { url: exportPaths.csv }, { url: '/mes-resultats' }]) {
    const freshSite = await newSite({ env: { RATE_LIMIT_MAX: 1 } })
    const ask = (address: string) =>
      freshSite.app.inject({ ...request, headers: Object.fromEntries(pretended.map((name) => [name, address])) })
    expect((await ask('192.0.2.1')).statusCode).not.toBe(429)
    expect((await ask('192.0.2.2')).statusCode).toBe(429)
  }
})

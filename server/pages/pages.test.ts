import { expect, test } from 'vitest'
import { newServer, sharedServer } from '#tests/support/server/test-server.ts'

const shared = await sharedServer()

const get = (url: string, headers: Record<string, string> = {}, { app } = shared) => app.inject({ url, headers })
const page = '<h1>/comprendre/</h1><script>run()</script>'.padEnd(200)

test('a page is sent as it was built, with its own policy and an ETag', async () => {
  const response = await get('/comprendre')
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe(page)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': '200',
    'cache-control': 'public, max-age=0, s-maxage=1',
    'content-security-policy': expect.stringMatching(/;script-src 'self' 'sha256-[\w+/]{43}=';style-src 'self';/),
    etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    vary: 'Accept-Encoding',
  })
})

test('an asset may be cached for ever', async () =>
  expect((await get('/assets/vendor-1a2b.js')).headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  }))

const queries = ['/mesurer?vo2max=42&age=30&gender=homme', '/?vo2max=', '/comprendre?vo2max=42', '/mesurer?%zz']
test.each(queries)('a query changes nothing of a built page: %s', async (url) => {
  const server = await newServer()
  const { headers } = await get(url, {}, server)
  expect(headers.etag).toMatch(/"/)
  expect(headers).not.toHaveProperty('x-robots-tag')
  expect(server.pages.rendered).toEqual([])
})

test('each encoding of a file has an ETag of its own, and Vary', async () => {
  const responses = await Promise.all(
    ['br', 'gzip', ''].map((accepted) => get('/comprendre', { 'accept-encoding': accepted })),
  )
  expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3)
  expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(responses.map(({ headers }) => headers['content-length'])).toEqual(
    responses.map(({ rawPayload }) => String(rawPayload.length)),
  )
  expect(responses.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
})

test.each([
  ['its ETag', (etag: string) => etag],
  ['the ETag without W/', (etag: string) => etag.slice('W/'.length)],
  ['another ETag first', (etag: string) => `"other", ${etag}`],
  ['others around the ETag', (etag: string) => `"other",${etag} , "another"`],
  ['a star', () => '*'],
])('a page that the client has is 304: If-None-Match is %s', async (_, ifNoneMatch) => {
  const inBrotli = { 'accept-encoding': 'br' }
  const etag = String((await get('/comprendre', inBrotli)).headers.etag)
  const response = await get('/comprendre', { ...inBrotli, 'if-none-match': ifNoneMatch(etag) })
  const { statusCode, body, headers } = response
  expect([statusCode, body]).toEqual([304, ''])
  expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=0, s-maxage=1' })
})

test.each([
  ['/mes-resultats?x=1', 'same-origin', 'br'],
  ['/mes-resultats?x=1', 'none', 'br'],
  ['/mes-resultats?x=1', 'cross-site', undefined],
  ['/en/my-results?x=1', 'same-site', undefined],
])('%s requested from %s is compressed with %s', async (url, from, encoding) => {
  const { headers } = await get(url, { 'accept-encoding': 'br', 'sec-fetch-site': from })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
})

const headPaths = ['/comprendre', '/assets/vendor-1a2b.js', '/healthz', '/comprendre/']
test.each(headPaths)('HEAD %s answers as GET does, without a body', async (url) => {
  const { body, headers, statusCode } = await shared.app.inject({ method: 'HEAD', url })
  const got = await get(url)
  expect([statusCode, body]).toEqual([got.statusCode, ''])
  expect({ ...headers, date: '' }).toEqual({ ...got.headers, date: '' })
})

test.each([
  ['/comprendre/', '/comprendre'],
  ['/en/measure/?age=3&next=/a/', '/en/measure?age=3&next=/a/'],
  ['/en//measure', '/en/measure'],
  ['/Comprendre', '/comprendre'],
  ['/compr%65ndre', '/comprendre'],
  ['/en%2Fmeasure', '/en/measure'],
])('%s is moved to %s', async (url, location) => {
  const response = await get(url)
  expect([response.statusCode, response.headers.location]).toEqual([301, location])
})

test.each([
  ['/nowhere?a=1', '/introuvable/'],
  ['/en/nowhere', '/en/not-found/'],
  ['/en/not-found', '/en/not-found/'],
  ['/comprendre.data', '/introuvable/'],
  ['/__proto__', '/introuvable/'],
  ['//evil.example/comprendre/', '/introuvable/'],
  ['/%5Cevil.example/', '/introuvable/'],
  ['/%E0%A4%A', '/introuvable/'],
  ['/en/%', '/en/not-found/'],
])('a browser gets the site’s page of its language at the unknown %s', async (url, title) => {
  const server = await newServer()
  const { body, headers, statusCode } = await get(url, { accept: 'text/html,*/*;q=0.8' }, server)
  expect([statusCode, headers.location]).toEqual([404, undefined])
  expect(body).toContain(`<h1>${title}</h1>`)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/;script-src 'self' 'sha256-/),
  })
  expect(server.pages.rendered).toEqual([])
})

const onRequest = ['/mes-resultats?before=x', '/en/my-results', '/mes-resultats.data']
test.each(onRequest)('%s is rendered on request, with its own policy', async (url) => {
  const server = await newServer()
  const { body, headers } = await get(url, {}, server)
  expect(body).toBe('<h1>Rendered</h1>')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  })
  expect(server.pages.rendered).toEqual([{ url }])
})

test.each(['/api/', '/api/nowhere?a=1', '/assets/old-9f9f.js', '/nowhere', '/nowhere.data?_routes=root', '/%zz'])(
  'a program gets a problem document at %s: 404',
  async (url) => {
    const server = await newServer()
    const { statusCode, headers } = await get(url, {}, server)
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(server.pages.rendered).toEqual([])
  },
)

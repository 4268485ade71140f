import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import * as http from 'node:http'
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { calculatePath, calculationOf, runRecordOf } from '../../api/calculate.ts'
import { exportPaths, recordsPath } from '../../api/record-operations.ts'
import { isPersonal } from '../../i18n/pages.ts'
import { addresses } from '../e2e/support/addresses.ts'
import { startNginx } from '../e2e/support/site/nginx.ts'
import { sendRequest } from '../e2e/support/site/send-request.ts'
import { exchange } from '../e2e/support/site/server-process.ts'
import { startSite } from '../e2e/support/site/site.ts'

/**
 * Tests deploy/nginx.conf on Debian's nginx, in front of the built site or of a fake server that records its requests.
 */
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const asJson = { 'content-type': 'application/json' }
const run = JSON.stringify(calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 })))
const personalPages = addresses.filter(({ page }) => isPersonal(page)).map(({ path }) => path)
const encodings = ['br', 'gzip', '']

const portOf = (url: string) => Number(new URL(url).port)

type SiteResponse = Awaited<ReturnType<typeof sendRequest>>

/** Headers that differ by server, connection or time. */
const variableHeaders = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id']

/** Returns the parts of a response that must be the same from nginx and from Node. */
function comparable({ status, headers, body }: SiteResponse) {
  const stableHeaders = Object.entries(headers).filter(([name]) => !variableHeaders.includes(name))
  return { status, headers: Object.fromEntries(stableHeaders), body: body.toString('base64') }
}

/** Starts nginx in front of a fake server. `received` holds the requests that have reached this server. */
async function startWithFakeServer(respond: http.RequestListener = (_, response) => response.end('served')) {
  const received: http.IncomingMessage[] = []
  const server = http.createServer((request, response) => {
    received.push(request)
    request.resume().on('end', () => respond(request, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const node = (server.address() as AddressInfo).port
  return { received, node, ...(await startNginx([node])) }
}

/** Starts nginx in front of the built site. */
async function startWithSite() {
  const site = await startSite({ RATE_LIMIT_MAX: '1000000', TRUST_PROXY: 'loopback' })
  let stopped = false
  const stop = async () => {
    if (!stopped) await site.stop()
    stopped = true
  }
  onTestFinished(stop)
  return { node: site.url, stop, ...(await startNginx([Number(new URL(site.url).port)])) }
}

test('pages and files come as Node sends them, and from the cache once it is stopped; the rest is told in words', async () => {
  const { node, url, stop } = await startWithSite()
  const [asset] = /\/assets\/[\w-]+\.js/.exec((await sendRequest(node, '/')).body.toString())!
  const cachedRequests = ['/', '/en/measure', '/robots.txt', '/share-fr.png', asset].flatMap((path) =>
    encodings.map((accepted) => [path, { headers: { 'accept-encoding': accepted } }] as const),
  )
  const sendAll = (origin: string) =>
    Promise.all(cachedRequests.map(([path, options]) => sendRequest(origin, path, options)))
  const responses = (await sendAll(node)).map(comparable)
  expect((await sendAll(url)).map(comparable)).toEqual(responses)
  // other paths are not in the cache: nginx passes them on to Node
  const outline = ({ status, headers }: SiteResponse) => [status, headers['cache-control']]
  const passedOn = ['/nowhere', '/comprendre/', '/x/../comprendre', '/api/nowhere', '/assets/old-9f9f.js']
  for (const path of passedOn)
    expect(outline(await sendRequest(url, path)), path).toEqual(outline(await sendRequest(node, path)))

  await stop()
  expect((await sendAll(url)).map(comparable)).toEqual(responses)
  expect((await sendRequest(url, '/?a=1&b=/c?d')).status).toBe(200)
  const posting = { method: 'POST', body: 'weight=70', headers: { ...page, ...form } }
  for (const [path, options, ...texts] of [
    ['/mes-resultats', { headers: page }, '<html lang="fr">', 'ne répond pas', 'href="/"'],
    ['/en/my-results?a=1', { headers: page }, '<html lang="en">', 'is not responding', 'href="/en"'],
    ['/en/measure', posting, '<html lang="en">', 'is not responding', 'My progress'],
    ['/enigme', { headers: page }, '<html lang="fr">', 'ne répond pas'],
  ] as const) {
    const { status, headers, body } = await sendRequest(url, path, options)
    expect([path, status]).toEqual([path, 502])
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(headers).toMatchObject({ 'retry-after': '5', 'x-content-type-options': 'nosniff' })
    const policy = /http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'sha256-/
    for (const text of [...texts, policy]) expect(body.toString()).toMatch(text)
  }
  for (const [path, options] of [
    [recordsPath, { headers: page }],
    [calculatePath, { method: 'POST', body: run, headers: asJson }],
    ['/healthz', { headers: page }],
    ['/mes-resultats', {}],
  ] as const) {
    const { status, headers, body } = await sendRequest(url, path, options)
    expect([path, status, headers['content-type']]).toEqual([path, 502, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(body.toString())).toMatchObject({ type: 'about:blank', title: 'Bad Gateway', status: 502 })
  }
})

const spellings = {
  br: ['br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0.1', 'BR', 'gzip,br;q=.5', 'x-9, br ; q=0.001', 'br;q=1.0'],
  gzip: ['gzip', 'gzip, deflate', 'br;q=0, gzip', 'br;q=0.000,gzip;q=0.5', 'brotli, gzip', 'gzip, xbr'],
  none: ['', 'identity', 'gzip;q=0, br;q=0', 'zstd', 'gzipped', 'br;q=0.0, *;q=0'],
}

const varying = [{}, { vary: 'Accept-Encoding' }, { vary: 'Cookie, User-Agent' }]
test.each(varying)('a page is kept in three forms, however its requests are spelt (%o)', async (vary) => {
  const { url, received, cached } = await startWithFakeServer(({ headers }, response) =>
    response
      .writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=3600', ...vary })
      .end(headers['accept-encoding'] ?? 'none'),
  )
  for (const [form, accepted] of Object.entries(spellings)) {
    for (const [turn, spelling] of accepted.entries()) {
      for (const path of ['/', `/?${spelling}=${turn}`.replaceAll(' ', ''), '/#a']) {
        for (const cookie of ['visitor=a', 'visitor=b']) {
          const headers = { cookie, 'accept-encoding': spelling, 'user-agent': spelling }
          const { body } = await sendRequest(url, path, { headers })
          expect([spelling, body.toString()]).toEqual([spelling, form])
        }
      }
    }
  }
  expect([received.length, cached().length]).toEqual([3, 3])
})

test('own pages, forms and calls are never kept, even if Node allowed it, and two visitors do not wait for each other', async () => {
  const pending: (() => void)[] = []
  const { url, received, cached } = await startWithFakeServer(({ headers }, response) => {
    pending.push(() => response.writeHead(200, { 'cache-control': 'public, s-maxage=3600' }).end(headers.cookie))
    // responds only once both requests have arrived
    if (pending.length === 2) for (const respond of pending.splice(0)) respond()
  })
  const posted = ['/', '/mesurer', '/en/measure', ...personalPages, calculatePath].map(
    (path) => [path, 'POST'] as const,
  )
  const read = [...personalPages, recordsPath, ...Object.values(exportPaths)].map((path) => [path, 'GET'] as const)
  for (const [path, method] of [...read, ...posted, ...read]) {
    const responses = await Promise.all(
      ['visitor=a', 'visitor=b'].map((cookie) =>
        sendRequest(url, path, { method, headers: { cookie }, ...(method === 'POST' && { body: 'a=1' }) }),
      ),
    )
    expect([path, ...responses.map(({ body }) => body.toString())]).toEqual([path, 'visitor=a', 'visitor=b'])
  }
  expect([received.length, cached().length]).toEqual([2 * (2 * read.length + posted.length), 0])
})

test('what Node says of a visitor reaches that visitor alone, and leaves nothing in the cache', async () => {
  const { url, cached } = await startWithSite()
  const visitors = await Promise.all(
    ['a', 'b'].map(async () => {
      const { headers, body } = await sendRequest(url, calculatePath, { method: 'POST', body: run, headers: asJson })
      return { cookie: headers['set-cookie']![0]!.split(';')[0]!, id: JSON.parse(body.toString()).id as string }
    }),
  )
  for (const { cookie, id } of visitors) {
    for (const path of [...personalPages, ...personalPages, recordsPath, exportPaths.json]) {
      const { status, body, headers } = await sendRequest(url, path, { headers: { cookie } })
      const found = visitors.filter((visitor) => body.includes(visitor.id)).map((visitor) => visitor.id)
      expect([path, status, found, headers['cache-control']]).toEqual([path, 200, [id], 'no-store'])
    }
  }
  const posting = { method: 'POST', body: 'age=9', headers: { ...form, cookie: visitors[0]!.cookie } }
  expect((await sendRequest(url, '/mesurer', posting)).body.toString()).toContain('value="9"')
  expect((await sendRequest(url, '/nowhere')).status).toBe(404)
  expect(cached()).toEqual([])
})

test('a page is asked for again by its ETag, and a new version reaches readers with its own headers', async () => {
  let version = 1
  const { url, received } = await startWithFakeServer(({ headers }, response) => {
    const etag = `"${version}"`
    const sent = { etag, 'cache-control': 'public, max-age=0, s-maxage=1', 'content-security-policy': `v${version}` }
    if (headers['if-none-match'] === etag) response.writeHead(304, sent).end()
    else response.writeHead(200, sent).end(`version ${version}`)
  })
  const getPage = async (localAddress = '127.0.0.1') => {
    const { status, headers, body } = await sendRequest(url, '/', { localAddress })
    return [status, headers.etag, headers['content-security-policy'], body.toString()]
  }
  const revalidations = () => received.filter(({ headers }) => headers['if-none-match'] === '"1"').length
  expect(await getPage()).toEqual([200, '"1"', 'v1', 'version 1'])
  await expect.poll(async () => [await getPage(), revalidations() > 0]).toEqual([[200, '"1"', 'v1', 'version 1'], true])
  version = 2
  await expect.poll(() => getPage()).toEqual([200, '"2"', 'v2', 'version 2'])
  // whichever worker process of nginx accepts the connection
  for (const client of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'])
    expect(await getPage(client)).toEqual([200, '"2"', 'v2', 'version 2'])
})

test('what was kept is sent for as long as Node fails, whatever way it fails', async () => {
  let fail: ((response: http.ServerResponse) => unknown) | undefined
  const { url, received } = await startWithFakeServer((_, response) => {
    if (fail) fail(response)
    else response.writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=1' }).end('kept')
  })
  const getPage = async () => {
    const { status, body } = await sendRequest(url, '/')
    return `${status} ${body.toString()}`
  }
  expect(await getPage()).toBe('200 kept')
  const respondWith = (status: number) => (response: http.ServerResponse) => response.writeHead(status).end('failed')
  for (const status of [502, 503, 504, undefined]) {
    fail = status ? respondWith(status) : (response) => response.destroy()
    const before = received.length
    await expect
      .poll(async () => [await getPage(), received.length > before + 1], { interval: 20 })
      .toEqual(['200 kept', true])
    expect(await getPage()).toBe('200 kept')
  }
})

test('refresh-cache.sh has nginx ask for every page of a new version, in each form', async () => {
  const { url, node, received } = await startWithFakeServer((_, response) =>
    response
      .setHeader('cache-control', 'public, s-maxage=3600')
      .end(['/', '/en'].map((path) => `<url><loc>https://www.site.ca${path}</loc></url>\n`).join('')),
  )
  const script = readFileSync('deploy/refresh-cache.sh', 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${node}`)
    .replace('127.0.0.1:443', `127.0.0.1:${portOf(url)}`)
  await promisify(execFile)('sh', ['-c', script, 'sh', 'www.site.ca'])
  expect(received.map(({ url, headers }) => `${url} ${headers['accept-encoding'] ?? ''}`).sort()).toEqual(
    ['/', '/en']
      .flatMap((path) => ['', 'br', 'gzip'].map((form) => `${path} ${form}`))
      .concat('/sitemap.xml ')
      .sort(),
  )
})

test('HEAD is answered as GET, and what a client has is not sent again', async () => {
  const { node, url } = await startWithSite()
  for (const accepted of encodings) {
    const headers = { 'accept-encoding': accepted }
    const head = await sendRequest(url, '/', { method: 'HEAD', headers })
    expect(comparable(head)).toEqual(comparable(await sendRequest(node, '/', { method: 'HEAD', headers })))
    const { etag } = head.headers
    for (const known of [etag!, `W/"other", W/${etag}`, '*']) {
      const conditional = { headers: { ...headers, 'if-none-match': known } }
      const unchanged = await sendRequest(url, '/', conditional)
      expect(comparable(unchanged)).toEqual(comparable(await sendRequest(node, '/', conditional)))
      expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
    }
    expect((await sendRequest(url, '/', { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200)
    for (const [asked, status] of [
      [etag!, 200],
      ['*', 200],
      [`"other", ${etag}`, 200],
      ['"other"', 412],
      [`W/${etag}`, 412],
    ] as const) {
      // nginx announces keep-alive with its 412, but closes the connection: the next request on it would fail
      const matching = { headers: { ...headers, 'if-match': asked, connection: 'close' } }
      const statuses = [await sendRequest(url, '/', matching), await sendRequest(node, '/', matching)].map(
        ({ status }) => status,
      )
      expect([asked, ...statuses]).toEqual([asked, status, status])
    }
    expect((await sendRequest(url, '/', { headers: { ...headers, range: 'bytes=0-1' } })).status).toBe(200)
  }
})

test('readyz is not for the public, however it is spelt', async () => {
  const { url, received } = await startWithFakeServer()
  for (const path of ['/readyz', '/readyz?a', '/%72eadyz', '//readyz', '/x/../readyz', '/readyz#a', '/./readyz'])
    expect([path, (await sendRequest(url, path)).status]).toEqual([path, 404])
  expect((await sendRequest(url, '/readyz', { method: 'HEAD' })).status).toBe(404)
  expect(received).toEqual([])
})

test('what a client says of hosts and addresses ends at nginx', async () => {
  const { url, received } = await startWithFakeServer()
  const evil = 'evil.example'
  const headers = { 'x-forwarded-host': evil, 'x-forwarded-for': evil, 'x-forwarded-proto': evil, forwarded: evil }
  for (const path of ['/nowhere', recordsPath]) await sendRequest(url, path, { headers })
  for (const { headers } of received)
    expect(headers).toEqual({ host: 'www.site.ca', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
})

/** Opens a TLS connection, by default with the site's own host name. */
async function openTls(url: string, options: ConnectionOptions = { servername: 'www.site.ca' }): Promise<TLSSocket> {
  const socket = connectTls({ host: '127.0.0.1', port: portOf(url), rejectUnauthorized: false, ...options })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  return socket
}

const requestHead = (line: string, ...more: string[]) =>
  [line, 'Host: www.site.ca', 'Connection: close', ...more, '', ''].join('\r\n')

const refused: [status: number, description: string, request: string][] = [
  [400, 'a line that is no request', 'GE T\r\n\r\n'],
  [400, 'a header with a space in its name', requestHead('GET / HTTP/1.1', 'a b: c')],
  [400, 'two lengths of one body', requestHead('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
  [400, 'a path that climbs out', requestHead('GET /../etc/passwd HTTP/1.1')],
  [404, 'a file of its own words', requestHead('GET /.errors/502.json HTTP/1.1')],
  [405, 'a trace', requestHead('TRACE / HTTP/1.1')],
  [413, 'a body of more than 16 kB', requestHead('POST / HTTP/1.1', 'Content-Length: 20000') + 'a'.repeat(20_000)],
  [414, 'an address of more than 8 kB', requestHead(`GET /${'a'.repeat(9000)} HTTP/1.1`)],
  [421, 'another name', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  [501, 'an encoding of the body that nobody knows', requestHead('POST / HTTP/1.1', 'Transfer-Encoding: identity')],
  [505, 'a version of HTTP that nobody knows', requestHead('GET / HTTP/3.0')],
]

test('what no server should read nginx itself refuses, without saying its version', async () => {
  const { url, received } = await startWithFakeServer()
  for (const [status, description, request] of refused) {
    const socket = await openTls(url)
    socket.end(request)
    const response = await text(socket)
    expect(response, description).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(response, description).not.toMatch(/nginx\/\d/)
  }
  expect(received).toEqual([])
})

test.each([
  ['/mesurer', 'Trop de témoins'],
  ['/en/measure', 'Too many cookies'],
])('on %s cookies of more than 8 kB are refused on a page that says what to do', async (path, words) => {
  const { url, received } = await startWithFakeServer()
  const { status, body } = await sendRequest(url, path, { headers: { ...page, cookie: `a=${'x'.repeat(9000)}` } })
  expect([status, body.toString().includes(words), received]).toEqual([431, true, []])
})

test('without TLS everything leads to HTTPS on the site’s own name', async () => {
  const { plain } = await startWithFakeServer()
  const redirect = await sendRequest(plain, '/mesurer?x=1')
  expect([redirect.status, redirect.headers.location]).toEqual([301, 'https://www.site.ca/mesurer?x=1'])
  expect(redirect.headers).not.toHaveProperty('strict-transport-security')
  expect((await sendRequest(plain, '/', { headers: { host: 'evil.example' } })).status).toBe(421)
  expect(await exchange(portOf(plain), 'GE T\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test('who asks for TLS by another name, or by none, gets none, and no certificate', async () => {
  const { url } = await startWithFakeServer()
  for (const options of [{}, { servername: 'evil.example' }, { servername: 'site.ca' }])
    await expect(openTls(url, options)).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME' })
})

async function openHttp2(url: string): Promise<ClientHttp2Session> {
  const session = connectHttp2(url, { servername: 'www.site.ca', rejectUnauthorized: false })
  onTestFinished(() => session.destroy())
  await once(session, 'connect')
  return session
}

async function statusOver(session: ClientHttp2Session, headers: http.OutgoingHttpHeaders): Promise<number> {
  const stream = session.request({ ':authority': 'www.site.ca', ...headers })
  let status = 0
  stream.on('response', (headers) => (status = headers[':status']!))
  await once(stream.resume().end(), 'close')
  return status
}

test('a class of 35 behind one address opens pages with all their files at once, and saves: nobody is refused', async () => {
  const { url } = await startWithFakeServer()
  const sessions = await Promise.all(Array.from({ length: 35 }, () => openHttp2(url)))
  const files = Array.from({ length: 28 }, (_, index) => ({ ':path': `/assets/${index}` }))
  const calls = Array.from({ length: 5 }, () => ({ ':path': calculatePath, ':method': 'POST' }))
  const statuses = await Promise.all(
    sessions.flatMap((session) => [...files, ...calls].map((headers) => statusOver(session, headers))),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('what one client asks of the server ends in 429, while others and the pages are served', async () => {
  const { url } = await startWithFakeServer()
  const session = await openHttp2(url)
  const call = { ':path': calculatePath, ':method': 'POST' }
  const statuses = await Promise.all(Array.from({ length: 600 }, () => statusOver(session, call)))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(300)
  expect(statuses).toContain(429)

  const posting = { method: 'POST', body: 'weight=70', headers: { ...page, ...form } }
  let response = await sendRequest(url, '/mesurer', posting)
  // the limit allows 20 more requests each second
  while (response.status === 200) response = await sendRequest(url, '/mesurer', posting)
  expect([response.status, response.headers['retry-after']]).toEqual([429, '5'])
  expect(response.body.toString()).toContain('Rien n’a été enregistré ni effacé')
  expect((await sendRequest(url, '/mesurer', { ...posting, localAddress: '127.0.0.2' })).status).toBe(200)
  expect((await sendRequest(url, '/mesurer')).status).toBe(200)
})

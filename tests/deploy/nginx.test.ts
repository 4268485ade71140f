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
import { exportPaths, recordsPath } from '../../api/records.ts'
import { isPersonal } from '../../i18n/pages.ts'
import { addresses } from '../e2e/support/addresses.ts'
import { startNginx } from '../e2e/support/site/nginx.ts'
import { sendRequest } from '../e2e/support/site/send-request.ts'
import { exchange } from '../e2e/support/site/server-process.ts'
import { startSite } from '../e2e/support/site/site.ts'

/** deploy/nginx.conf on Debian's nginx, in front of the built site, or of a server that notes what it is asked. */
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const asJson = { 'content-type': 'application/json' }
const run = JSON.stringify(calculationOf(runRecordOf({ age: 30, gender: 'homme', weight: 70, distance: 2400 })))
const ownPages = addresses.filter(({ page }) => isPersonal(page)).map(({ path }) => path)
const encodings = ['br', 'gzip', '']

const portOf = (url: string) => Number(new URL(url).port)

type Answer = Awaited<ReturnType<typeof sendRequest>>

/** What each server says of itself, of the connection and of the moment. */
const ownOfEachServer = ['connection', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id']

function comparable({ status, headers, body }: Answer) {
  const told = Object.entries(headers).filter(([name]) => !ownOfEachServer.includes(name))
  return { status, headers: Object.fromEntries(told), body: body.toString('base64') }
}

/** nginx in front of a server that answers as told, and the requests that have reached it. */
async function startEdge(answer: http.RequestListener = (_, response) => response.end('served')) {
  const asked: http.IncomingMessage[] = []
  const server = http.createServer((request, response) => {
    asked.push(request)
    request.resume().on('end', () => answer(request, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const node = (server.address() as AddressInfo).port
  return { asked, node, ...(await startNginx([node])) }
}

/** nginx in front of the built site. */
async function startWhole() {
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
  const { node, url, stop } = await startWhole()
  const [asset] = /\/assets\/[\w-]+\.js/.exec((await sendRequest(node, '/')).body.toString())!
  const kept = ['/', '/en/measure', '/robots.txt', '/cards/fr/home.png', asset].flatMap((path) =>
    encodings.map((accepted) => [path, { headers: { 'accept-encoding': accepted } }] as const),
  )
  const ask = (origin: string) => Promise.all(kept.map(([path, asked]) => sendRequest(origin, path, asked)))
  const answers = (await ask(node)).map(comparable)
  expect((await ask(url)).map(comparable)).toEqual(answers)
  // what it has not kept goes to Node, whatever Node says
  const told = ({ status, headers }: Answer) => [status, headers['cache-control']]
  const passedOn = ['/nowhere', '/comprendre/', '/x/../comprendre', '/api/nowhere', '/sw.js', '/assets/old-9f9f.js']
  for (const path of passedOn)
    expect(told(await sendRequest(url, path)), path).toEqual(told(await sendRequest(node, path)))

  await stop()
  expect((await ask(url)).map(comparable)).toEqual(answers)
  expect((await sendRequest(url, '/?a=1&b=/c?d')).status).toBe(200)
  const posting = { method: 'POST', body: 'weight=70', headers: { ...page, ...form } }
  for (const [path, asked, ...said] of [
    ['/mes-resultats', { headers: page }, '<html lang="fr">', 'ne répond pas', 'href="/"'],
    ['/en/my-results?a=1', { headers: page }, '<html lang="en">', 'is not responding', 'href="/en"'],
    ['/en/measure', posting, '<html lang="en">', 'is not responding', 'My progress'],
    ['/enigme', { headers: page }, '<html lang="fr">', 'ne répond pas'],
  ] as const) {
    const { status, headers, body } = await sendRequest(url, path, asked)
    expect([path, status]).toEqual([path, 502])
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(headers).toMatchObject({ 'retry-after': '5', 'x-content-type-options': 'nosniff' })
    const policy = /http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'sha256-/
    for (const words of [...said, policy]) expect(body.toString()).toMatch(words)
  }
  for (const [path, asked] of [
    [recordsPath, { headers: page }],
    [calculatePath, { method: 'POST', body: run, headers: asJson }],
    ['/healthz', { headers: page }],
    ['/mes-resultats', {}],
  ] as const) {
    const { status, headers, body } = await sendRequest(url, path, asked)
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
  const { url, asked, cached } = await startEdge(({ headers }, response) =>
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
  expect([asked.length, cached().length]).toEqual([3, 3])
})

test('own pages, forms and calls are never kept, even if Node allowed it, and two visitors do not wait for each other', async () => {
  const waiting: (() => void)[] = []
  const { url, asked, cached } = await startEdge(({ headers }, response) => {
    waiting.push(() => response.writeHead(200, { 'cache-control': 'public, s-maxage=3600' }).end(headers.cookie))
    // no answer before both have asked
    if (waiting.length === 2) for (const answer of waiting.splice(0)) answer()
  })
  const posted = ['/', '/mesurer', '/en/measure', ...ownPages, calculatePath].map((path) => [path, 'POST'] as const)
  const read = [...ownPages, recordsPath, ...Object.values(exportPaths)].map((path) => [path, 'GET'] as const)
  for (const [path, method] of [...read, ...posted, ...read]) {
    const answers = await Promise.all(
      ['visitor=a', 'visitor=b'].map((cookie) =>
        sendRequest(url, path, { method, headers: { cookie }, ...(method === 'POST' && { body: 'a=1' }) }),
      ),
    )
    expect([path, ...answers.map(({ body }) => body.toString())]).toEqual([path, 'visitor=a', 'visitor=b'])
  }
  expect([asked.length, cached().length]).toEqual([2 * (2 * read.length + posted.length), 0])
})

test('what Node says of a visitor reaches that visitor alone, and leaves nothing in the cache', async () => {
  const { url, cached } = await startWhole()
  const visitors = await Promise.all(
    ['a', 'b'].map(async () => {
      const { headers, body } = await sendRequest(url, calculatePath, { method: 'POST', body: run, headers: asJson })
      return { cookie: headers['set-cookie']![0]!.split(';')[0]!, id: JSON.parse(body.toString()).id as string }
    }),
  )
  for (const { cookie, id } of visitors) {
    for (const path of [...ownPages, ...ownPages, recordsPath, exportPaths.json]) {
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
  const { url, asked } = await startEdge(({ headers }, response) => {
    const etag = `"${version}"`
    const told = { etag, 'cache-control': 'public, max-age=0, s-maxage=1', 'content-security-policy': `v${version}` }
    if (headers['if-none-match'] === etag) response.writeHead(304, told).end()
    else response.writeHead(200, told).end(`version ${version}`)
  })
  const ask = async (localAddress = '127.0.0.1') => {
    const { status, headers, body } = await sendRequest(url, '/', { localAddress })
    return [status, headers.etag, headers['content-security-policy'], body.toString()]
  }
  const unchanged = () => asked.filter(({ headers }) => headers['if-none-match'] === '"1"').length
  expect(await ask()).toEqual([200, '"1"', 'v1', 'version 1'])
  await expect.poll(async () => [await ask(), unchanged() > 0]).toEqual([[200, '"1"', 'v1', 'version 1'], true])
  version = 2
  await expect.poll(() => ask()).toEqual([200, '"2"', 'v2', 'version 2'])
  // whichever of nginx's processes takes the connection
  for (const client of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7'])
    expect(await ask(client)).toEqual([200, '"2"', 'v2', 'version 2'])
})

test('what was kept is sent for as long as Node fails, whatever way it fails', async () => {
  let fail: ((response: http.ServerResponse) => unknown) | undefined
  const { url, asked } = await startEdge((_, response) => {
    if (fail) fail(response)
    else response.writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=1' }).end('kept')
  })
  const ask = async () => {
    const { status, body } = await sendRequest(url, '/')
    return `${status} ${body.toString()}`
  }
  expect(await ask()).toBe('200 kept')
  const answering = (status: number) => (response: http.ServerResponse) => response.writeHead(status).end('failed')
  for (const status of [502, 503, 504, undefined]) {
    fail = status ? answering(status) : (response) => response.destroy()
    const before = asked.length
    await expect
      .poll(async () => [await ask(), asked.length > before + 1], { interval: 20 })
      .toEqual(['200 kept', true])
    expect(await ask()).toBe('200 kept')
  }
})

test('refresh-cache.sh has nginx ask for every page of a new version, in each form', async () => {
  const { url, node, asked } = await startEdge((_, response) =>
    response
      .setHeader('cache-control', 'public, s-maxage=3600')
      .end(['/', '/en'].map((path) => `<url><loc>https://www.site.ca${path}</loc></url>\n`).join('')),
  )
  const script = readFileSync('deploy/refresh-cache.sh', 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${node}`)
    .replace('127.0.0.1:443', `127.0.0.1:${portOf(url)}`)
  await promisify(execFile)('sh', ['-c', script, 'sh', 'www.site.ca'])
  expect(asked.map(({ url, headers }) => `${url} ${headers['accept-encoding'] ?? ''}`).sort()).toEqual(
    ['/', '/en']
      .flatMap((path) => ['', 'br', 'gzip'].map((form) => `${path} ${form}`))
      .concat('/sitemap.xml ')
      .sort(),
  )
})

test('HEAD is answered as GET, and what a client has is not sent again', async () => {
  const { node, url } = await startWhole()
  for (const accepted of encodings) {
    const headers = { 'accept-encoding': accepted }
    const head = await sendRequest(url, '/', { method: 'HEAD', headers })
    expect(comparable(head)).toEqual(comparable(await sendRequest(node, '/', { method: 'HEAD', headers })))
    const { etag } = head.headers
    for (const known of [etag!, `W/"other", W/${etag}`, '*']) {
      const again = { headers: { ...headers, 'if-none-match': known } }
      const unchanged = await sendRequest(url, '/', again)
      expect(comparable(unchanged)).toEqual(comparable(await sendRequest(node, '/', again)))
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
      const matching = { headers: { ...headers, 'if-match': asked } }
      const statuses = [await sendRequest(url, '/', matching), await sendRequest(node, '/', matching)].map(
        ({ status }) => status,
      )
      expect([asked, ...statuses]).toEqual([asked, status, status])
    }
    expect((await sendRequest(url, '/', { headers: { ...headers, range: 'bytes=0-1' } })).status).toBe(200)
  }
})

test('readyz is not for the public, however it is spelt', async () => {
  const { url, asked } = await startEdge()
  for (const path of ['/readyz', '/readyz?a', '/%72eadyz', '//readyz', '/x/../readyz', '/readyz#a', '/./readyz'])
    expect([path, (await sendRequest(url, path)).status]).toEqual([path, 404])
  expect((await sendRequest(url, '/readyz', { method: 'HEAD' })).status).toBe(404)
  expect(asked).toEqual([])
})

test('what a client says of hosts and addresses ends at nginx', async () => {
  const { url, asked } = await startEdge()
  const evil = 'evil.example'
  const headers = { 'x-forwarded-host': evil, 'x-forwarded-for': evil, 'x-forwarded-proto': evil, forwarded: evil }
  for (const path of ['/nowhere', recordsPath]) await sendRequest(url, path, { headers })
  for (const { headers } of asked)
    expect(headers).toEqual({ host: 'www.site.ca', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
})

/** A connection over TLS, by the site's own name unless told otherwise. */
async function overTls(url: string, options: ConnectionOptions = { servername: 'www.site.ca' }): Promise<TLSSocket> {
  const socket = connectTls({ host: '127.0.0.1', port: portOf(url), rejectUnauthorized: false, ...options })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  return socket
}

const head = (line: string, ...more: string[]) =>
  [line, 'Host: www.site.ca', 'Connection: close', ...more, '', ''].join('\r\n')

const refused: [status: number, what: string, request: string][] = [
  [400, 'a line that is no request', 'GE T\r\n\r\n'],
  [400, 'a header with a space in its name', head('GET / HTTP/1.1', 'a b: c')],
  [400, 'two lengths of one body', head('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
  [400, 'a path that climbs out', head('GET /../etc/passwd HTTP/1.1')],
  [404, 'a file of its own words', head('GET /.errors/502.json HTTP/1.1')],
  [405, 'a trace', head('TRACE / HTTP/1.1')],
  [413, 'a body of more than 16 kB', head('POST / HTTP/1.1', 'Content-Length: 20000') + 'a'.repeat(20_000)],
  [414, 'an address of more than 8 kB', head(`GET /${'a'.repeat(9000)} HTTP/1.1`)],
  [421, 'another name', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  [501, 'an encoding of the body that nobody knows', head('POST / HTTP/1.1', 'Transfer-Encoding: identity')],
  [505, 'a version of HTTP that nobody knows', head('GET / HTTP/3.0')],
]

test('what no server should read nginx itself refuses, without saying its version', async () => {
  const { url, asked } = await startEdge()
  for (const [status, what, request] of refused) {
    const socket = await overTls(url)
    socket.end(request)
    const answer = await text(socket)
    expect(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer, what).not.toMatch(/nginx\/\d/)
  }
  expect(asked).toEqual([])
})

test.each([
  ['/mesurer', 'Trop de témoins'],
  ['/en/measure', 'Too many cookies'],
])('on %s cookies of more than 8 kB are refused on a page that says what to do', async (path, words) => {
  const { url, asked } = await startEdge()
  const { status, body } = await sendRequest(url, path, { headers: { ...page, cookie: `a=${'x'.repeat(9000)}` } })
  expect([status, body.toString().includes(words), asked]).toEqual([431, true, []])
})

test('without TLS everything leads to HTTPS on the site’s own name', async () => {
  const { plain } = await startEdge()
  const moved = await sendRequest(plain, '/mesurer?x=1')
  expect([moved.status, moved.headers.location]).toEqual([301, 'https://www.site.ca/mesurer?x=1'])
  expect(moved.headers).not.toHaveProperty('strict-transport-security')
  expect((await sendRequest(plain, '/', { headers: { host: 'evil.example' } })).status).toBe(421)
  expect(await exchange(portOf(plain), 'GE T\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test('who asks for TLS by another name, or by none, gets none, and no certificate', async () => {
  const { url } = await startEdge()
  for (const options of [{}, { servername: 'evil.example' }, { servername: 'site.ca' }])
    await expect(overTls(url, options)).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME' })
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
  stream.on('response', (answer) => (status = answer[':status']!))
  await once(stream.resume().end(), 'close')
  return status
}

test('a class of 35 behind one address opens pages with all their files at once, and saves: nobody is refused', async () => {
  const { url } = await startEdge()
  const sessions = await Promise.all(Array.from({ length: 35 }, () => openHttp2(url)))
  const files = Array.from({ length: 28 }, (_, index) => ({ ':path': `/assets/${index}` }))
  const calls = Array.from({ length: 5 }, () => ({ ':path': calculatePath, ':method': 'POST' }))
  const statuses = await Promise.all(
    sessions.flatMap((session) => [...files, ...calls].map((asked) => statusOver(session, asked))),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('what one client asks of the server ends in 429, while others and the pages are served', async () => {
  const { url } = await startEdge()
  const session = await openHttp2(url)
  const call = { ':path': calculatePath, ':method': 'POST' }
  const statuses = await Promise.all(Array.from({ length: 600 }, () => statusOver(session, call)))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(300)
  expect(statuses).toContain(429)

  const asked = { method: 'POST', body: 'weight=70', headers: { ...page, ...form } }
  let answer = await sendRequest(url, '/mesurer', asked)
  // meanwhile it may ask for 20 more a second
  while (answer.status === 200) answer = await sendRequest(url, '/mesurer', asked)
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '5'])
  expect(answer.body.toString()).toContain('Rien n’a été enregistré ni effacé')
  expect((await sendRequest(url, '/mesurer', { ...asked, localAddress: '127.0.0.2' })).status).toBe(200)
  expect((await sendRequest(url, '/mesurer')).status).toBe(200)
})

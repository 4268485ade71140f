import { once } from 'node:events'
import * as http from 'node:http'
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { calculatePath } from '../../contract/calculate.ts'
import { securityHeaders } from '../../server/security/headers.ts'
import { sendRequest, type RequestOptions } from '../support/site/send-request.ts'
import { startNginx } from '../support/site/nginx.ts'
import { exchange, freePort } from '../support/site/server-process.ts'

/** What deploy/nginx.conf refuses by itself, whom it listens to, and how much it takes from one client. */
const server = http.createServer((request, answer) =>
  request.resume().on('end', () => answer.writeHead(200, securityHeaders).end('served')),
)
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())
const startEdge = () => startNginx([(server.address() as AddressInfo).port])

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const portOf = (url: string) => Number(new URL(url).port)

/** A connection over TLS, by the site's own name unless told otherwise. */
async function overTls(url: string, options: ConnectionOptions = { servername: 'www.site.ca' }): Promise<TLSSocket> {
  const socket = connectTls({ host: '127.0.0.1', port: portOf(url), rejectUnauthorized: false, ...options })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  return socket
}

/** Bytes as they are, over TLS; the whole answer. */
async function write(url: string, request: string): Promise<string> {
  const socket = await overTls(url)
  socket.end(request)
  return text(socket)
}

/** How often each header stands in an answer, by its name in lower case. */
function headerCounts(answer: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [, name] of answer.split('\r\n\r\n')[0]!.matchAll(/\r\n([\w-]+):/g)) {
    counts[name!.toLowerCase()] = (counts[name!.toLowerCase()] ?? 0) + 1
  }
  return counts
}

const asText = ({ rawHeaders, body }: Awaited<ReturnType<typeof sendRequest>>) =>
  `\r\n${rawHeaders.flatMap((name, index) => (index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`])).join('\r\n')}\r\n\r\n${body.toString()}`

/** Each of our headers, once. */
const eachOnce = Object.fromEntries(Object.keys(securityHeaders).map((name) => [name.toLowerCase(), 1]))

const head = (line: string, ...more: string[]) =>
  [line, 'Host: www.site.ca', 'Connection: close', ...more, '', ''].join('\r\n')

const refused: [status: number, what: string, request: string][] = [
  [400, 'a line that is no request', 'GE T\r\n\r\n'],
  [400, 'a header with a space in its name', head('GET / HTTP/1.1', 'a b: c')],
  [400, 'two lengths of one body', head('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
  [400, 'a path that climbs out', head('GET /../etc/passwd HTTP/1.1')],
  [405, 'a trace', head('TRACE / HTTP/1.1')],
  [413, 'a body of more than 16 kB', head('POST / HTTP/1.1', 'Content-Length: 20000') + 'a'.repeat(20_000)],
  [414, 'an address of more than 8 kB', head(`GET /${'a'.repeat(9000)} HTTP/1.1`)],
  [421, 'another name', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
  [501, 'an encoding of the body that nobody knows', head('POST / HTTP/1.1', 'Transfer-Encoding: identity')],
  [505, 'a version of HTTP that nobody knows', head('GET / HTTP/3.0')],
]

test('what no server should read nginx itself refuses, with our headers', async () => {
  const { url } = await startEdge()
  for (const [status, what, request] of refused) {
    const answer = await write(url, request)
    expect(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(headerCounts(answer), what).toMatchObject(eachOnce)
    expect(answer, what).toContain('Content-Type: application/problem+json; charset=utf-8\r\n')
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!), what).toMatchObject({ type: 'about:blank', status })
  }
  const withoutTls = await exchange(portOf(url), head('GET / HTTP/1.1'))
  expect(withoutTls).toMatch(/^HTTP\/1\.1 400 /)
  expect(headerCounts(withoutTls)).toMatchObject({ 'content-security-policy': 1, 'x-frame-options': 1 })
})

test('without TLS every answer has our headers but one, and leads to HTTPS on the site’s own name', async () => {
  const { plain } = await startEdge()
  const moved = await sendRequest(plain, '/mesurer?x=1')
  expect([moved.status, moved.headers.location]).toEqual([301, 'https://www.site.ca/mesurer?x=1'])
  const answers = [
    asText(moved),
    asText(await sendRequest(plain, '/.well-known/acme-challenge/nothing')),
    asText(await sendRequest(plain, '/', { headers: { host: 'evil.example' } })),
    await exchange(portOf(plain), 'GE T\r\n\r\n'),
  ]
  for (const answer of answers) {
    const counts = headerCounts(answer)
    expect(counts).not.toHaveProperty('strict-transport-security')
    expect({ ...counts, 'strict-transport-security': 1 }).toMatchObject(eachOnce)
  }
})

test('a page, an answer of the server and a refusal say each header once', async () => {
  const { url } = await startEdge()
  for (const path of ['/', '/comprendre', '/nowhere', '/api/vo2/records', '/healthz', '/.vo2max/problem'])
    expect(headerCounts(asText(await sendRequest(url, path))), path).toMatchObject(eachOnce)
})

test('while the server is away a person gets a page in their language, and a program a problem document', async () => {
  const { url } = await startNginx([await freePort()])
  const posting = { method: 'POST', body: 'weight=70', headers: { ...page, ...form } }
  const people: [path: string, asked: RequestOptions, ...said: string[]][] = [
    ['/mes-resultats', { headers: page }, '<html lang="fr">', 'ne répond pas', 'href="/"'],
    ['/en/my-results?a=1', { headers: page }, '<html lang="en">', 'is not responding', 'href="/en"'],
    ['/en', posting, '<html lang="en">', 'is not responding', 'My progress'],
    ['/enigme', { headers: page }, '<html lang="fr">', 'ne répond pas'],
  ]
  for (const [path, asked, ...said] of people) {
    const answer = await sendRequest(url, path, asked)
    expect([path, answer.status]).toEqual([path, 502])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'content-security-policy': expect.stringMatching(/^default-src 'none';style-src 'sha256-/),
    })
    expect(headerCounts(asText(answer))).toMatchObject(eachOnce)
    for (const words of said) expect(answer.body.toString()).toContain(words)
  }
  for (const [path, headers] of [
    [calculatePath, page],
    ['/healthz', page],
    ['/mes-resultats', { accept: '*/*' }],
  ] as const) {
    const answer = await sendRequest(url, path, { headers })
    expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 502, '5'])
    expect(JSON.parse(answer.body.toString())).toMatchObject({ title: 'Bad Gateway', status: 502 })
  }
})

test('who asks for TLS by another name, or by none, gets none, and no certificate', async () => {
  const { url } = await startEdge()
  for (const options of [{}, { servername: 'evil.example' }, { servername: 'site.ca' }])
    await expect(overTls(url, options)).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME' })
})

const pupils = Array.from({ length: 35 }, (_, index) => index)

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
  const sessions = await Promise.all(pupils.map(() => openHttp2(url)))
  const files = Array.from({ length: 28 }, (_, index) => ({ ':path': `/en?${index}` }))
  const calls = Array.from({ length: 5 }, () => ({ ':path': calculatePath, ':method': 'POST' }))
  const statuses = await Promise.all(
    sessions.flatMap((session) => [...files, ...calls].map((asked) => statusOver(session, asked))),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('what one client asks of the server ends in 429, while others and the built pages are served', async () => {
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
  expect(headerCounts(asText(answer))).toMatchObject(eachOnce)
  expect((await sendRequest(url, '/mesurer', { ...asked, localAddress: '127.0.0.2' })).status).toBe(200)
  expect((await sendRequest(url, '/mesurer')).status).toBe(200)
})

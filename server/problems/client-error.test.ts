import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { exchange, jsonHeaders, openConnection, rawRequest } from '#tests/support/server/connection.ts'
import { newCalculation } from '#tests/support/server/new-save.ts'
import { listen, newServer, sharedServer } from '#tests/support/server/test-server.ts'
import { securityHeaders } from '../security/headers.ts'

// these tests write to a socket, because `inject` would normalize URLs and headers
const { app } = await sharedServer()
const port = await listen(app)

const run = JSON.stringify(newCalculation())
const [json = '', length = ''] = jsonHeaders(run)
const chunked = 'Transfer-Encoding: chunked'
const chunk = `${run.length.toString(16)}\r\n${run}\r\n`
const get = (target: string, ...headers: string[]) => rawRequest('GET', target, { headers })
const post = (...headers: string[]) => rawRequest('POST', calculatePath, { headers: [json, ...headers] })

const malformed: [string, string][] = [
  ['a length and chunks', post(length, chunked) + `${chunk}0\r\n\r\n`],
  ['two lengths that differ', post(length, 'Content-Length: 5') + run],
  ['a length with a sign', post(`Content-Length: +${run.length}`) + run],
  ['a space before the colon', post(`Content-Length : ${run.length}`) + run],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity') + `${chunk}0\r\n\r\n`],
  ['a chunk size that is no number', post(chunked) + `zz\r\n${run}\r\n0\r\n\r\n`],
  ['a head whose lines end in LF alone', get('/').replaceAll('\r', '')],
  ['a NUL in a header', get('/', 'X-Name: a\0b')],
  ['a space in the target', get('/a b')],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
]

const lowerCased = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
)

function parseResponse(response: string) {
  const [head = '', ...rest] = response.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(lines.map((line) => [line.split(': ')[0]!.toLowerCase(), line.split(': ')[1]])),
    body: rest.join('\r\n\r\n'),
  }
}

test.each(malformed)('%s is refused with a problem and our headers, and the connection ends', async (_, bytes) => {
  const { status, headers, body } = parseResponse(await exchange(port, `${bytes}${get('/healthz')}`))
  expect(headers).toEqual({
    ...lowerCased,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(body.length),
    'content-type': 'application/problem+json; charset=utf-8',
    date: expect.stringMatching(/ GMT$/),
  })
  const detail = 'The request is malformed. Correct it and send it again.'
  expect(status).toBe(400)
  expect(JSON.parse(body)).toEqual({ type: 'about:blank', title: 'Bad Request', status: 400, detail })
})

test.each([
  ['a header', get('/', `X-Long: ${'a'.repeat(20_000)}`), 431],
  ['an address', get(`/${'a'.repeat(20_000)}`), 431],
  ['a chunk’s extension', post(chunked) + `5;${'a'.repeat(20_000)}\r\n`, 413],
])('%s that is too long is refused in the same way', async (_, bytes, expected) => {
  const { status, headers, body } = parseResponse(await exchange(port, bytes))
  expect([status, JSON.parse(body).status]).toEqual([expected, expected])
  expect(headers).toMatchObject(lowerCased)
})

test('no response interrupts another', async () => {
  const server = await newServer()
  server.app.get('/begun', (_request, reply) => {
    reply.hijack().raw.write('begun')
  })
  const { socket, closed } = await openConnection(await listen(server.app))
  socket.write(rawRequest('GET', '/begun', { keepAlive: true }))
  await once(socket, 'data')
  socket.write('no request\r\n\r\n')
  expect(await closed).toMatch(/^HTTP\/1\.1 200 (?:(?!HTTP)[^])*begun\r\n$/)
})

test.each(['200-ok', 'something'])('an Expect header of %s is ignored', async (expected) => {
  expect(parseResponse(await exchange(port, get('/comprendre', `Expect: ${expected}`))).status).toBe(200)
})

test('what follows a refused body on its connection is not a request', async () => {
  const hidden = rawRequest('GET', '/healthz', { keepAlive: true })
  for (const bytes of [
    post('Content-Length: 5000') + 'a'.repeat(4_900) + hidden.padEnd(100),
    rawRequest('POST', '/nowhere', { headers: [json, length] }) + hidden.padEnd(run.length),
  ]) {
    expect((await exchange(port, bytes)).match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
  }
})

test.each([
  '/x/../mes-resultats',
  '/x/../comprendre',
  '/x/%2e%2E/mes-resultats',
  '/\\mes-resultats',
  '/static.css/..\\mes-resultats',
  '/assets/../../package.json',
  '/x%0d%0aSet-Cookie:a=1',
  '/x%e2%80%a8',
  '/x%7F',
])('%s is no other spelling of a page, and no file: a plain 404', async (target) => {
  const { status, headers } = parseResponse(await exchange(port, get(target)))
  expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
})

test.each([
  ['/comprendre/?a=%0d%0aSet-Cookie:%20visitor=x', '/comprendre?a=%0d%0aSet-Cookie:%20visitor=x'],
  ['/COMPRENDRE?%0aX:y', '/comprendre?%0aX:y'],
  ['http://evil.example/comprendre/', '/comprendre'],
  ['//', '/'],
])('the redirect from %s stays here, and holds no header of the client', async (target, location) => {
  const { status, headers } = parseResponse(await exchange(port, get(target).replace('localhost', 'evil.example')))
  expect([status, headers.location]).toEqual([301, location])
  expect(headers).not.toHaveProperty('set-cookie')
})

const splitPaths = ['/comprendre%0d%0aSet-Cookie:%20a=b/', '/%0d%0aLocation:%20//evil.example/', '/comprendre%00/']
test.each(splitPaths)('a line end in the path %s adds no header', async (target) => {
  const { status, headers } = parseResponse(await exchange(port, get(target)))
  expect(status).toBe(404)
  expect(headers).not.toHaveProperty('location')
  expect(headers).not.toHaveProperty('set-cookie')
})

test.each(['/comprendre/', '/healthz', '/nowhere'])('two Host headers are refused at %s', async (target) => {
  const response = await exchange(port, get(target, 'Host: evil.example', 'X-Forwarded-Host: evil.example'))
  expect(parseResponse(response)).toMatchObject({ status: 400, headers: lowerCased })
  expect(response).not.toContain('evil')
})

test.each(['GET', 'HEAD'])('a JSON type without a body is not refused with %s', async (method) => {
  for (const header of ['Content-Length: 0', 'Accept: */*']) {
    const head = rawRequest(method, '/comprendre', { headers: [json, header] })
    expect(parseResponse(await exchange(port, head)).status).toBe(200)
  }
})

const mebibytes = 'a'.repeat(2 * 1024 * 1024)
test.each([
  ['of a run', 413, calculatePath, [`Content-Length: ${mebibytes.length}`], mebibytes],
  ['in chunks', 413, calculatePath, [chunked], `${mebibytes.length.toString(16)}\r\n${mebibytes}\r\n0\r\n\r\n`],
  ['that no form takes', 404, '/comprendre', [`Content-Length: ${mebibytes.length}`], mebibytes],
  [
    'of another site',
    403,
    calculatePath,
    ['Origin: https://evil.example', `Content-Length: ${mebibytes.length}`],
    mebibytes,
  ],
])('a client that sends 2 MiB %s reads the response: %i', async (_, status, path, headers, body) => {
  const { socket, closed } = await openConnection(port)
  const failures: Error[] = []
  socket.on('error', (error) => failures.push(error)).pause()
  socket.write(rawRequest('POST', path, { headers: [json, ...headers] }))
  // a little at a time, so that an early end of the connection would be noticed
  for (let sent = 0; sent < body.length && !socket.destroyed; sent += 65_536) {
    socket.write(body.slice(sent, sent + 65_536))
    await nextTurn()
  }
  socket.resume()
  expect(parseResponse(await closed).status).toBe(status)
  expect(failures).toEqual([])
})

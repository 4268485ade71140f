import { once } from 'node:events'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { newApp, pagesForTests } from '../testing/app.ts'
import { openConnection } from '../testing/connection.ts'
import { acceptedEncoding } from './encoding.ts'
import { originForm, pathOf } from './request-target.ts'

/** Tests shortened timeouts. The real ones: server/app.test.ts, and for requests tests/faults/slow-clients.test.ts. */
const large = Buffer.alloc(4_000_000, 'a')
const pages = pagesForTests()
const metadata = { type: 'text/plain', etag: '"large"', cacheControl: 'no-cache' }
const page = { ...metadata, bodies: { br: large, gzip: large, identity: large } }
const site = await newApp({ pages: { ...pages, at: () => page } })
const port = await site.listen()
afterAll(() => site.close())

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const connections = () =>
  new Promise<number>((resolve, reject) =>
    site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('a client that does not read its answers loses its connection, and what it did not read is not kept', async () => {
  const { timeout } = site.app.server
  site.app.server.timeout = 200
  onTestFinished(() => void (site.app.server.timeout = timeout))
  const { socket, closed } = await openConnection(port)
  socket.pause().write(request.repeat(50))
  await expect.poll(connections).toBe(1)
  await expect.poll(connections, { timeout: 15_000 }).toBe(0)
  socket.resume()
  expect((await closed).length).toBeLessThan(50 * large.length)
})

test('a connection that is kept and not used ends', async () => {
  const { keepAliveTimeout } = site.app.server
  site.app.server.keepAliveTimeout = 100
  onTestFinished(() => void (site.app.server.keepAliveTimeout = keepAliveTimeout))
  const { socket, closed } = await openConnection(port)
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  expect(await closed).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: keep-alive\r\n/i)
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['deflate, gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip ; q=0.5', 'gzip'],
  ['*;q=0.1', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br;Q=0.000, gzip;q=0.0, *', 'identity'],
  ...[undefined, '', ' ', 'deflate, zstd', 'brotli', 'br;q=x', ',;,', 'constructor'].map((none) => [none, 'identity']),
])('a client that says %o gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

// a regular expression with quadratic backtracking would take minutes
test.each([' ', '\t', ';', '=', ',', ' ;', 'q=', '; q ='])('a header full of %o is read like any other', (filler) =>
  expect(acceptedEncoding(`a${filler.repeat(300_000)}b, br`)).toBe('br'),
)

test.each([
  ['/mesurer?a=1', '/mesurer?a=1'],
  ['http://evil.example/mesurer?a=1', '/mesurer?a=1'],
  ['HTTPS://evil.example:8443/mesurer', '/mesurer'],
  ['http://evil.example', '/'],
  ['http://evil.example?a=/b', '/?a=/b'],
  ['*', '/*'],
  ['//evil.example/', '//evil.example/'],
  ['/http://evil.example/', '/http://evil.example/'],
  ['', '/'],
])('%s is addressed to %s', (target, path) => expect(originForm(target)).toBe(path))

test.each([
  ['/mesurer', '/mesurer'],
  ['/mesurer?a=/b?c#d', '/mesurer'],
  ['/mesurer#a?b', '/mesurer'],
  ['/?', '/'],
])('the path of %s is %s', (target, path) => expect(pathOf(target)).toBe(path))

import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { expect, test } from 'vitest'
import { calculatePath } from '../../api/calculate.ts'
import { sendRequest } from '../e2e/support/site/send-request.ts'
import { startNginx } from '../e2e/support/site/nginx.ts'
import {
  exchange,
  jsonHeaders,
  newFolder,
  openConnection,
  request,
  saveRequest,
  startProcess,
  startServer,
  withConnectionClose,
} from '../e2e/support/site/server-process.ts'
import { recordIds } from '../e2e/support/records.ts'

/** How clients hold a connection for as long as they can. */
const slowClients: Record<string, (socket: Socket) => void> = {
  'says nothing': () => {},
  'sends its head a byte at a time'(socket) {
    const head = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(1000)}`
    let sent = 0
    const dripping = setInterval(() => socket.write(head.charAt(sent++ % head.length)), 500)
    socket.on('close', () => clearInterval(dripping))
  },
  'never ends its body': (socket) => void socket.write(saveRequest.slice(0, -1)),
  'sends its body a byte at a time'(socket) {
    socket.write(request('POST', calculatePath, jsonHeaders[0]!, 'Content-Length: 4000'))
    const dripping = setInterval(() => socket.write(' '), 500)
    socket.on('close', () => clearInterval(dripping))
  },
}

test('400 slow clients hold nobody up, and lose their connections', async () => {
  const { port, dataDir, status, metric } = await startServer()
  const open = () => metric('nodejs_active_resources{type="TCPSocketWrap"}')
  const before = await open()
  const slow = await Promise.all(
    Object.entries(slowClients).flatMap(([kind, begin]) =>
      Array.from({ length: 100 }, async () => {
        const connection = await openConnection(port)
        begin(connection.socket)
        return { kind, ...connection }
      }),
    ),
  )
  await expect.poll(open).toBeGreaterThanOrEqual(before + 400)
  for (const target of ['/', '/healthz', '/readyz']) expect(await status(target)).toBe(200)
  expect(await exchange(port, withConnectionClose(saveRequest))).toMatch(/^HTTP\/1\.1 201 /)

  await expect.poll(open, { timeout: 90_000, interval: 500 }).toBeLessThanOrEqual(before + 5)
  for (const { kind, closed } of slow) {
    expect([kind, await closed]).toEqual([kind, expect.stringMatching(/^HTTP\/1\.1 408 [^]*"status":408,/)])
  }
  expect(recordIds(dataDir)).toHaveLength(1)
})

test('clients that say nothing, or never finish, hold it for less than 10 seconds', async () => {
  const server = startProcess({ DATA_DIR: newFolder() })
  const port = await server.port()
  const silent = await openConnection(port)
  const unfinished = await openConnection(port)
  unfinished.socket.write(request('POST', calculatePath, ...jsonHeaders, 'Expect: 100-continue'))
  await once(unfinished.socket, 'data')

  const signalledAt = Date.now()
  server.signal('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
  expect(Date.now() - signalledAt).toBeLessThan(10_000)
  await Promise.all([silent.closed, unfinished.closed])
})

const halfHead = 'GET / HTTP/1.1\r\nHost: www.site.ca\r\nX-Slow: '

/** How clients hold connections to nginx, on either port. */
const slowForNginx: Record<string, (plain: number, tls: number) => Promise<Duplex>> = {
  'says nothing on port 80': async (plain) => (await openConnection(plain)).socket,
  async 'sends half a head on port 80'(plain) {
    const { socket } = await openConnection(plain)
    socket.write(halfHead)
    return socket
  },
  async 'sends half a head for another name on port 80'(plain) {
    const { socket } = await openConnection(plain)
    socket.write(halfHead.replace('www.site.ca', 'evil.example'))
    return socket
  },
  'never begins its handshake': async (_, tls) => (await openConnection(tls)).socket,
  async 'sends half a head over TLS'(_, tls) {
    const socket = connectTls({ host: '127.0.0.1', port: tls, servername: 'www.site.ca', rejectUnauthorized: false })
    await once(
      socket.on('error', () => socket.destroy()),
      'secureConnect',
    )
    socket.write(halfHead)
    return socket
  },
}

test('nginx ends 250 slow connections on both ports, and serves others meanwhile', async () => {
  const { port } = await startServer()
  const { url, plain } = await startNginx([port])
  const [plainPort, tlsPort] = [plain, url].map((origin) => Number(new URL(origin).port)) as [number, number]
  let open = 0
  await Promise.all(
    Object.values(slowForNginx).flatMap((begin) =>
      Array.from({ length: 50 }, async () => {
        const socket = await begin(plainPort, tlsPort)
        open++
        socket.resume().on('close', () => open--)
      }),
    ),
  )
  expect(open).toBe(250)
  for (const origin of [plain, url]) expect((await sendRequest(origin, '/comprendre')).status).toBeLessThan(400)
  await expect.poll(() => open, { timeout: 30_000, interval: 500 }).toBe(0)
})

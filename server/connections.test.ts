import { once } from 'node:events'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { newApp } from '#tests/support/server/app.ts'
import { openConnection } from '#tests/support/server/connection.ts'

/** Tests shortened time limits. The real ones: server/app.test.ts. */
const site = await newApp()
const port = await site.listen()
afterAll(() => site.close())

const request = 'GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'
const connections = () =>
  new Promise<number>((resolve, reject) =>
    site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('a client that does not read its responses loses its connection', async () => {
  const { timeout } = site.app.server
  site.app.server.timeout = 200
  onTestFinished(() => void (site.app.server.timeout = timeout))
  const { socket, closed } = await openConnection(port)
  socket.pause().write(request.repeat(50))
  await expect.poll(connections).toBe(1)
  await expect.poll(connections, { timeout: 15_000 }).toBe(0)
  socket.resume()
  expect((await closed).length).toBeLessThan(50 * 4_000_000)
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

import { once } from 'node:events'
import { expect, test } from 'vitest'
import {
  exchange,
  getRequest,
  openConnection,
  request,
  saveRequest,
  startServer,
  withConnectionClose,
} from '../e2e/support/site/server-process.ts'
import { recordIds } from '../e2e/support/records.ts'

/** Parses the responses on one connection, in their order. */
function parseResponses(bytes: string) {
  const responses: { status: number; head: string; body: string }[] = []
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n\r\n', at) + 4
    const head = bytes.slice(at, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)![1])
    responses.push({ status: Number(head.split(' ')[1]), head, body: bytes.slice(end, end + length) })
    at = end + length
  }
  return responses
}

/**
 * Opens connections and waits until the server has accepted them, so that later requests on all of them arrive at once.
 */
async function openAcceptedConnections(port: number, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const connection = await openConnection(port)
      connection.socket.write(getRequest('/healthz'))
      await once(connection.socket, 'data')
      return connection
    }),
  )
}

test('far beyond capacity every request is answered, what is acknowledged is kept, and afterwards all is as before', async () => {
  const { port, dataDir, status, metric, server } = await startServer()
  const connections = await openAcceptedConnections(port, 2000)
  // at once: 1,500 saves, and 500 pages that have to be rendered
  connections.forEach(({ socket }, index) =>
    socket.write(withConnectionClose(index % 4 ? saveRequest : getRequest(`/nowhere-${index}`))),
  )
  // meanwhile, other visitors
  let isOver = false as boolean
  const statusesOfOthers: string[] = []
  const otherVisitors = (async () => {
    while (!isOver)
      for (const target of ['/healthz', '/comprendre']) statusesOfOthers.push(`${target} ${await status(target)}`)
  })()
  const received = await Promise.all(connections.map(({ closed }) => closed))
  isOver = true
  await otherVisitors

  expect(new Set(statusesOfOthers)).toEqual(new Set(['/healthz 200', '/comprendre 200']))
  // without the first response, to /healthz
  const responses = received.map((bytes) => parseResponses(bytes).slice(1))
  expect(responses.filter(({ length }) => length !== 1)).toEqual([])
  const pages = responses.flat().filter((_, index) => index % 4 === 0)
  const saves = responses.flat().filter((_, index) => index % 4)
  // a fast disk may keep up with the saves; nothing keeps up with the pages
  expect(saves.filter(({ status }) => ![201, 503].includes(status))).toEqual([])
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404, 503]))
  for (const { head, body } of [...saves, ...pages].filter(({ status }) => status === 503)) {
    expect(head).toMatch(/\r\nretry-after: 5\r\n/i)
    expect(JSON.parse(body).detail).toMatch(/^(Too much is asked at once|The records cannot be reached)/)
  }
  const acknowledged = saves.filter(({ status }) => status === 201).map(({ body }) => JSON.parse(body).id as string)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(recordIds(dataDir).sort()).toEqual(acknowledged.sort())
  expect(await metric('vo2max_shed_total')).toBeGreaterThan(0)

  expect(await exchange(port, withConnectionClose(saveRequest))).toMatch(/^HTTP\/1\.1 201 /)
  expect(await status('/nowhere')).toBe(404)
  await expect.poll(() => status('/readyz')).toBe(200)
  expect(server.printed).toEqual({ output: expect.not.stringMatching(/"level":[56]0/), errors: '' })
})

test('beyond MAX_CONNECTIONS one more is closed at once, the others are served, and a place left is free again', async () => {
  const { port, metric } = await startServer({ MAX_CONNECTIONS: '20' })
  const connections = await openAcceptedConnections(port, 20)
  for (let refused = 0; refused < 5; refused++) {
    const { closed } = await openConnection(port)
    expect(await closed).toBe('')
  }
  for (const { socket } of connections) {
    socket.write(getRequest('/'))
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
  }
  expect(await metric('vo2max_dropped_connections_total')).toBe(5)

  connections[0]!.socket.destroy()
  await expect.poll(() => exchange(port, withConnectionClose(saveRequest))).toMatch(/^HTTP\/1\.1 201 /)
})

test('2,000 requests on one connection have their answers, in their order', async () => {
  const { port } = await startServer()
  const targets = Array.from({ length: 1999 }, (_, index) => ['/healthz', '/', '/api/nowhere'][index % 3]!)
  const responses = parseResponses(
    await exchange(port, targets.map(getRequest).join('') + withConnectionClose(getRequest('/healthz'))),
  )
  const expected = { '/healthz': 200, '/': 200, '/api/nowhere': 404 } as Record<string, number>
  expect(responses.map(({ status }) => status)).toEqual([...targets.map((target) => expected[target]), 200])
})

const webSocket = ['Upgrade: websocket', 'Connection: Upgrade, close']
const http2 = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABk', 'Connection: Upgrade, HTTP2-Settings, close']
const many = (count: number) => [...Array<string>(count).fill('a:'), 'Connection: close']

test.each([
  ['a request for another protocol is ignored', webSocket, 200],
  ['one for HTTP/2 too', http2, 200],
  ['900 headers are read', many(900), 200],
  ['20,000 are too many', many(20_000), 431],
])('%s, and nobody else notices', async (_, headers, expected) => {
  const { port, status, server } = await startServer()
  expect(Number((await exchange(port, request('GET', '/healthz', ...headers))).split(' ')[1])).toBe(expected)
  expect(await status('/')).toBe(200)
  expect(server.printed.errors).toBe('')
})

test('who asks for a tunnel loses the connection, and nobody else notices', async () => {
  const { port, status, server } = await startServer()
  expect(await exchange(port, request('CONNECT', 'example.org:443'))).toBe('')
  expect(await status('/')).toBe(200)
  expect(server.printed.errors).toBe('')
})

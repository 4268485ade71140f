import { expect, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import {
  getRequest,
  jsonHeaders,
  newFolder,
  openConnection,
  request,
  startProcess,
} from '../support/server/server-process.ts'

// with the real limits, because shorter ones would be those of the test; it takes the longest of them, 65 s
test('who stalls in a head, a body or a response, or sends no more, is disconnected', async () => {
  const port = await startProcess({ DATA_DIR: newFolder() }).port()
  const ended: string[] = []
  async function stallAfter(bytes: string, name: string): Promise<string> {
    const { socket, closed } = await openConnection(port)
    socket.write(bytes)
    const received = await closed
    ended.push(name)
    return received
  }
  const pages = 1000
  const unread = await openConnection(port)
  unread.socket.pause().write(getRequest('/').repeat(pages))

  const [head, body, kept] = await Promise.all([
    stallAfter('GET / HTTP/1.1\r\nHost: localhost\r\n', 'head'),
    stallAfter(request('POST', calculatePath, ...jsonHeaders) + '{', 'body'),
    stallAfter(getRequest('/healthz'), 'kept'),
  ])
  expect(ended).toEqual(['head', 'body', 'kept'])
  expect(head).toMatch(/^HTTP\/1\.1 408 [^]*"status":408/)
  expect(body).toMatch(/^HTTP\/1\.1 408 [^]*"status":408/)
  expect(kept).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: keep-alive\r\n/i)

  unread.socket.resume()
  expect((await unread.closed).match(/HTTP\/1\.1 200 OK/g)!.length).toBeLessThan(pages)
})

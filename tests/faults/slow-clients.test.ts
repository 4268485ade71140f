import { expect, test } from 'vitest'
import { calculatePath } from '#contract/calculate.ts'
import { newFolder } from '../support/new-folder.ts'
import { jsonHeaders, openConnection, rawRequest } from '../support/server/connection.ts'
import { startProcess } from '../support/server/server-process.ts'

const get = (target: string) => rawRequest('GET', target, { keepAlive: true })

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
  unread.socket.pause().write(get('/').repeat(pages))

  const [head, body, kept] = await Promise.all([
    stallAfter('GET / HTTP/1.1\r\nHost: localhost\r\n', 'head'),
    stallAfter(rawRequest('POST', calculatePath, { headers: jsonHeaders('{}'), keepAlive: true }) + '{', 'body'),
    stallAfter(get('/healthz'), 'kept'),
  ])
  expect(ended).toEqual(['head', 'body', 'kept'])
  expect(head).toMatch(/^HTTP\/1\.1 408 [^]*"status":408/)
  expect(body).toMatch(/^HTTP\/1\.1 408 [^]*"status":408/)
  expect(kept).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: keep-alive\r\n/i)

  unread.socket.resume()
  expect((await unread.closed).match(/HTTP\/1\.1 200 OK/g)!.length).toBeLessThan(pages)
})

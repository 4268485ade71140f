import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Network = Awaited<ReturnType<typeof startNetwork>>

/** What stands between a browser and the site: its connections can be cut, its answers lost, replaced or held up. */
export async function startNetwork(site: string) {
  const sockets = new Set<Socket>()
  const asked: string[] = []
  const state = {
    isCut: false,
    /** whether the site's answer to a request does not arrive */
    loses: (_: IncomingMessage): boolean => false,
    /** what stands in for the site's own file, by path */
    replaced: new Map<string, string>(),
  }
  const server = createServer((incoming, outgoing) => {
    if (state.isCut) return void incoming.socket.destroy()
    const path = incoming.url!
    asked.push(`${incoming.method} ${path}`)
    const file = state.replaced.get(path)
    if (file !== undefined) return void outgoing.setHeader('Content-Type', 'text/javascript').end(file)
    const isLost = state.loses(incoming)
    const onward = request(site + path, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isLost) return void answer.resume().on('end', () => incoming.socket.destroy())
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** what has reached the site, as `GET /mesurer` */
    asked,
    replaced: state.replaced,
    cut() {
      state.isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      state.isCut = false
    },
    lose(which: typeof state.loses) {
      state.loses = which
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

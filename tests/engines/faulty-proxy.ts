import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>

interface Options {
  /** handlers of the proxy's own paths; a request goes to the site if its handler returns `false` */
  handlers?: Record<string, (incoming: IncomingMessage, outgoing: ServerResponse) => unknown>
  /** changes the headers of the site's responses */
  withHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
}

/** Starts a proxy between browser and site that can cut connections. */
export async function startFaultyProxy(
  site: string,
  { handlers = {}, withHeaders = (headers) => headers }: Options = {},
) {
  const sockets = new Set<Socket>()
  const state = {
    isCut: false,
  }
  const server = createServer((incoming, outgoing) => {
    if (state.isCut) return void incoming.socket.destroy()
    const path = incoming.url!
    if (handlers[path] && handlers[path](incoming, outgoing) !== false) return
    const forwarded = request(site + path, { method: incoming.method, headers: incoming.headers }, (response) => {
      outgoing.writeHead(response.statusCode!, withHeaders(response.headers))
      response.pipe(outgoing)
    })
    forwarded.on('error', () => incoming.socket.destroy())
    incoming.pipe(forwarded)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state.isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore() {
      state.isCut = false
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

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

/** Starts a proxy between browser and site that can cut connections, drop responses, or replace files. */
export async function startFaultyProxy(
  site: string,
  { handlers = {}, withHeaders = (headers) => headers }: Options = {},
) {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const state = {
    isCut: false,
    /** whether the response to a request is dropped, though the site has processed it */
    dropsResponse: (_: IncomingMessage): boolean => false,
    /** scripts that replace the site's own, by path */
    replaced: new Map<string, string>(),
  }
  const server = createServer((incoming, outgoing) => {
    if (state.isCut) return void incoming.socket.destroy()
    const path = incoming.url!
    requests.push(`${incoming.method} ${path}`)
    const file = state.replaced.get(path)
    if (file !== undefined) return void outgoing.setHeader('Content-Type', 'text/javascript').end(file)
    if (handlers[path] && handlers[path](incoming, outgoing) !== false) return
    const isDropped = state.dropsResponse(incoming)
    const forwarded = request(site + path, { method: incoming.method, headers: incoming.headers }, (response) => {
      if (isDropped) return void response.resume().on('end', () => incoming.socket.destroy())
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
    /** every request so far, as `GET /mesurer` */
    requests,
    replaced: state.replaced,
    cut() {
      state.isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore() {
      state.isCut = false
    },
    dropResponses(which: typeof state.dropsResponse) {
      state.dropsResponse = which
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

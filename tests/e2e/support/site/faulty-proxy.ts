import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>

interface Own {
  /** what it answers itself by path, unless that gives `false` */
  answers?: Record<string, (incoming: IncomingMessage, outgoing: ServerResponse) => unknown>
  withHeaders?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
}

/** A proxy between browser and site that cuts connections, drops answers, or sends other files. */
export async function startFaultyProxy(site: string, { answers = {}, withHeaders = (headers) => headers }: Own = {}) {
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const state = {
    isCut: false,
    /** whether the site's answer to a request does not arrive */
    dropsResponse: (_: IncomingMessage): boolean => false,
    /** what stands in for the site's own file, by path */
    replaced: new Map<string, string>(),
  }
  const server = createServer((incoming, outgoing) => {
    if (state.isCut) return void incoming.socket.destroy()
    const path = incoming.url!
    requests.push(`${incoming.method} ${path}`)
    const file = state.replaced.get(path)
    if (file !== undefined) return void outgoing.setHeader('Content-Type', 'text/javascript').end(file)
    if (answers[path] && answers[path](incoming, outgoing) !== false) return
    const isLost = state.dropsResponse(incoming)
    const onward = request(site + path, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isLost) return void answer.resume().on('end', () => incoming.socket.destroy())
      outgoing.writeHead(answer.statusCode!, withHeaders(answer.headers))
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
    /** what was asked for, as `GET /mesurer` */
    requests: requests,
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

import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

const reportPath = '/security-policy-reports'

/**
 * Starts a proxy between browser and site that can cut connections: only Chromium lets a test do that in the browser.
 * It adds to the site's Content-Security-Policy where the browser reports violations.
 */
export async function startProxy(site: string) {
  const sockets = new Set<Socket>()
  const violations: string[] = []
  let isCut = false
  const server = createServer((incoming, outgoing) => {
    if (isCut) return void incoming.socket.destroy()
    if (incoming.url === reportPath) {
      outgoing.writeHead(204).end()
      return void text(incoming).then((report) => violations.push(report))
    }
    const { method, headers } = incoming
    const forwarded = request(site + incoming.url!, { method, headers }, (response) => {
      const { 'content-security-policy': policy, ...others } = response.headers
      const reported = policy && { 'content-security-policy': `${String(policy)}; report-uri ${reportPath}` }
      outgoing.writeHead(response.statusCode!, { ...others, ...reported })
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
  function cut() {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    violations,
    cut,
    restore: () => void (isCut = false),
    close() {
      cut()
      server.close()
    },
  }
}

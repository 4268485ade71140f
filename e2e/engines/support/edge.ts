import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calculatePath } from '../../../contract/calculate.ts'

export interface Edge {
  url: string
  /** what becomes of a save on its way */
  saves: 'pass' | 'lose their answer'
  /** how many answers to saves were lost */
  lost: number
  /** whether anything comes through; what is gone is cut off without an answer */
  network: 'there' | 'gone'
  /** whether browsers get the service worker, whose keeping of pages costs time */
  worker: boolean
  /** what browsers say that the security policy forbade */
  violations: string[]
  stop(): Promise<void>
}

/** A page with nothing in it. */
export const blankPath = '/blank'
const blank = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">'

const reportPath = '/security-policy-reports'

/** Stands before the site on a port of its own: no engine but Chromium lets a test change what comes over the network. */
export async function startEdge(site: string): Promise<Edge> {
  const { hostname, port } = new URL(site)
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request
    if (edge.network === 'gone') return void request.socket.destroy()
    if (path === reportPath) return void takeReport(request, response)
    if (path === '/sw.js' && !edge.worker) return void response.writeHead(404).end()
    if (path === blankPath) return void response.writeHead(200, { 'content-type': 'text/html' }).end(blank)
    const isSave = path === calculatePath && method === 'POST'
    const passed = ask({ hostname, port, path, method, headers, agent: false }, (answer) => {
      if (isSave && edge.saves === 'lose their answer') {
        edge.lost++
        return void answer.resume().on('end', () => request.socket.destroy())
      }
      response.writeHead(answer.statusCode!, withPolicy(answer.headers))
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  /** The site's policy, whose violations are told. */
  function withPolicy(headers: IncomingMessage['headers']) {
    const policy = headers['content-security-policy']
    return policy ? { ...headers, 'content-security-policy': `${String(policy)}; report-uri ${reportPath}` } : headers
  }
  async function takeReport(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    edge.violations.push(Buffer.concat(chunks).toString())
    response.writeHead(204).end()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const edge: Edge = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    saves: 'pass',
    lost: 0,
    network: 'there',
    worker: false,
    violations: [],
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return edge
}

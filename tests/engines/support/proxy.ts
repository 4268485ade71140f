import { text } from 'node:stream/consumers'
import { startFaultyProxy, type FaultyProxy } from '../../e2e/support/site/faulty-proxy.ts'

/** Stands before the site on a port of its own: no engine but Chromium lets a test change what comes over the network. */
export interface Edge extends FaultyProxy {
  /** whether browsers get the service worker, whose keeping of pages costs time */
  worker: boolean
  /** what browsers say that the security policy forbade */
  violations: string[]
}

/** A page with nothing in it. */
export const blankPath = '/blank'
const blank = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">'

const reportPath = '/security-policy-reports'

export async function startEdge(site: string): Promise<Edge> {
  const proxy = await startFaultyProxy(site, {
    answers: {
      [blankPath]: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(blank),
      async [reportPath](request, response) {
        edge.violations.push(await text(request))
        response.writeHead(204).end()
      },
      '/sw.js': (_, response) => !edge.worker && response.writeHead(404).end(),
    },
    // the site's policy, whose violations are told
    withHeaders({ 'content-security-policy': policy, ...headers }) {
      return { ...headers, ...(policy && { 'content-security-policy': `${String(policy)}; report-uri ${reportPath}` }) }
    },
  })
  const edge: Edge = Object.assign(proxy, { worker: false, violations: [] })
  return edge
}

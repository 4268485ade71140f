import { text } from 'node:stream/consumers'
import { startFaultyProxy, type FaultyProxy } from '../support/faulty-proxy.ts'

/** A proxy in front of the site. Only Chromium lets a test intercept requests in the browser. */
export interface EngineProxy extends FaultyProxy {
  /** the browsers' reports of violations of the Content-Security-Policy */
  violations: string[]
}

/** Path of an empty page. */
export const blankPath = '/blank'
const blank = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">'

const reportPath = '/security-policy-reports'

export async function startEngineProxy(site: string): Promise<EngineProxy> {
  const faultyProxy = await startFaultyProxy(site, {
    handlers: {
      [blankPath]: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(blank),
      async [reportPath](request, response) {
        proxy.violations.push(await text(request))
        response.writeHead(204).end()
      },
    },
    // adds report-uri to the site's Content-Security-Policy
    withHeaders({ 'content-security-policy': policy, ...headers }) {
      return { ...headers, ...(policy && { 'content-security-policy': `${String(policy)}; report-uri ${reportPath}` }) }
    },
  })
  const proxy: EngineProxy = Object.assign(faultyProxy, { violations: [] })
  return proxy
}

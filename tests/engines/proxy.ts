import { text } from 'node:stream/consumers'
import { startFaultyProxy } from './faulty-proxy.ts'

const reportPath = '/security-policy-reports'

/** Starts a proxy in front of the site: only Chromium lets a test intercept requests in the browser. */
export async function startEngineProxy(site: string) {
  /** the browser's reports of violations of the Content-Security-Policy */
  const violations: string[] = []
  const proxy = await startFaultyProxy(site, {
    handlers: {
      async [reportPath](request, response) {
        violations.push(await text(request))
        response.writeHead(204).end()
      },
    },
    // adds report-uri to the site's Content-Security-Policy
    withHeaders({ 'content-security-policy': policy, ...headers }) {
      return { ...headers, ...(policy && { 'content-security-policy': `${String(policy)}; report-uri ${reportPath}` }) }
    },
  })
  return { ...proxy, violations }
}

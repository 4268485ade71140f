import { randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { nonceContext } from '../../api/page-context.ts'
import { isSyncKey, localKeys } from '../../api/browser-storage.ts'
import { inlineSources, pagePolicy } from '../security/headers.ts'
import type { Pages } from './page.ts'

/** The origin is never shown nor trusted; React Router only wants a whole address. */
const origin = 'http://localhost'

/**
 * Renders pages on request with React Router's build: unknown paths, own results, and forms sent without JavaScript.
 * `styles` goes into their heads; in development React Router brings the styles.
 */
export function pageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
  styles = '',
): Pages['render'] {
  const handleRequest = createRequestHandler(build, mode)
  return async ({ url, form }, context) => {
    // development has no policy, and its hot reload no nonce
    const nonce = mode === 'production' ? randomBytes(16).toString('base64') : ''
    context.set(nonceContext, nonce)
    const request = new Request(origin + url.replace(/^[/\\]+/, '/'), {
      ...(form !== undefined && {
        method: 'POST',
        body: form,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    })
    const response = await handleRequest(request, context)
    const rendered = withPostedIntent(await response.text(), nonce)
    const html = rendered.replace('</head>', () => `${styles}</head>`)
    return {
      status: response.status,
      html,
      policy: pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: inlineSources(html).styles }),
    }
  }
}

/**
 * Adds to the answer to a form that was posted without our scripts a line that tells the browser what it did: what the device
 * remembers goes at once, and what waits before another tab sends it for a new visitor (app/sync/revoke.ts). `nonce` lets it
 * run.
 */
export function withPostedIntent(html: string, nonce: string): string {
  const [, intent] = /data-done="(erase|stop|resume)"/.exec(html) ?? []
  if (!intent) return html
  const clearStorage = `for(const n of Object.keys(localStorage))${String(isSyncKey)}.test(n)||localStorage.removeItem(n);`
  const script = `try{${intent === 'resume' ? '' : clearStorage}localStorage.setItem("${localKeys.postedIntent}","${intent}")}catch{}`
  return html.replace('</head>', `<script nonce="${nonce}">${script}</script></head>`)
}

import { randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { nonceContext } from '../../api/page-context.ts'
import { syncKeyPattern, localKeys } from '../../api/browser-storage.ts'
import { inlineSources, pagePolicy } from '../security/headers.ts'
import type { Pages } from './page.ts'

/** A placeholder: React Router requires a full URL. */
const origin = 'http://localhost'

/**
 * Returns a renderer for unknown paths, personal pages and forms posted without JavaScript, over React Router's build.
 * `headTags` go into each head; in development React Router adds its own.
 */
export function pageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
  headTags = '',
): Pages['render'] {
  const handleRequest = createRequestHandler(build, mode)
  return async ({ url, form }, context) => {
    // development needs no nonce: its policy allows inline scripts, and hot reload sets no nonce
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
    const html = rendered.replace('</head>', () => `${headTags}</head>`)
    return {
      status: response.status,
      html,
      policy: pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: inlineSources(html).styles }),
    }
  }
}

/**
 * Adds a script to the page sent after a form, posted without JavaScript, that deletes everything, opts out or opts in;
 * also if there was nothing to delete. The script stores the intent, so that open tabs apply it too
 * (app/sync/revoke.ts). Except after an opt-in, it clears reader data.
 */
export function withPostedIntent(html: string, nonce: string): string {
  const [, outcome] = /data-outcome="(erase|nothing|stop|resume)"/.exec(html) ?? []
  if (!outcome) return html
  const intent = outcome === 'nothing' ? 'erase' : outcome
  const clearStorage = `for(const n of Object.keys(localStorage))${String(syncKeyPattern)}.test(n)||localStorage.removeItem(n);`
  const script = `try{${intent === 'resume' ? '' : clearStorage}localStorage.setItem("${localKeys.postedIntent}","${intent}")}catch{}`
  return html.replace('</head>', `<script nonce="${nonce}">${script}</script></head>`)
}

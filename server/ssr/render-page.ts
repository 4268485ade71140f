import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { nonceContext, recordsContext, reportErrorContext, saveRecordContext } from '../../contract/page-context.ts'
import { inlineSources, pagePolicy } from '../security/csp.ts'
import { deferAssets } from './defer-assets.ts'
import type { Pages } from './page.ts'
import { withPostedWish } from './posted-wish.ts'

/** The origin is never shown nor trusted; React Router only wants a whole address. */
const origin = 'http://localhost'

/**
 * Renders pages on request with React Router's build: unknown paths, and forms sent without JavaScript, with
 * `styles` in their heads. In development React Router brings the styles.
 */
export function pageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
  styles?: string,
): Pages['render'] {
  const handle = createRequestHandler(build, mode)
  return async ({ method, url, form }, { saveRecord, records, reportError }) => {
    // development has no policy, and its hot reload no nonce
    const nonce = mode === 'production' ? randomBytes(16).toString('base64') : ''
    const context = new RouterContextProvider()
    context.set(nonceContext, nonce)
    context.set(saveRecordContext, saveRecord)
    context.set(recordsContext, records)
    context.set(reportErrorContext, reportError)
    const request = new Request(origin + url.replace(/^[/\\]+/, '/'), {
      method,
      ...(form !== undefined && { body: form, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    })
    const response = await handle(request, context)
    const location = response.headers.get('Location')
    const rendered = withPostedWish(await response.text(), nonce)
    const html = styles === undefined ? rendered : deferAssets(rendered, styles)
    return {
      status: response.status,
      ...(location && { location }),
      html,
      policy: pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: inlineSources(html).styles }),
    }
  }
}

import { randomBytes } from 'node:crypto'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { nonceContext } from '#contract/page-context.ts'
import { pagePolicy } from '../security/headers.ts'
import type { SitePages } from './page.ts'

/** A placeholder: React Router requires a full URL. */
const origin = 'http://localhost'

/**
 * Returns a renderer for personal pages and forms posted without JavaScript, over React Router's build.
 */
export function pageRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): SitePages['render'] {
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
    const { status } = response
    const headers = Object.fromEntries(response.headers)
    const body = await response.text()
    if (headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = pagePolicy({ scripts: [`'nonce-${nonce}'`], styles: [] })
    }
    return { status, headers, body }
  }
}

import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext, reportErrorContext } from '#contract/page-context.ts'

/** Renders a whole page: public pages at build time; personal pages and form posts on request. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  pageContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = pageContext.get(nonceContext)
  const withNonce = nonce ? { nonce } : {}
  removeTrailingSlash(routerContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} {...withNonce} />, {
      ...withNonce,
      // no out-of-order chunks, which need JavaScript to be moved into place
      progressiveChunkSize: Infinity,
      onAllReady() {
        const body = new PassThrough()
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      // of any component: the shell is nearly empty, so that an error below it would leave a blank page
      onError: reject,
    })
  })
}

/** Removes the trailing slash that prerendering adds: /mesurer/ is served as /mesurer. */
function removeTrailingSlash({ staticHandlerContext }: EntryContext): void {
  const { location } = staticHandlerContext
  staticHandlerContext.location = { ...location, pathname: location.pathname.replace(/(.)\/$/, '$1') }
}

/** Reports an error to the server's log. By default React Router writes it to standard error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(reportErrorContext)(error)
}

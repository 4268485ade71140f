import { createReadableStreamFromReadable } from '@react-router/node'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { nonceContext, reportErrorContext } from '../api/page-context.ts'

/** Renders a page whole: at build for every page, on request for form posts and unknown paths. */
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
      // large parts stand in their place: without JavaScript nothing would move them there
      progressiveChunkSize: Infinity,
      onAllReady() {
        const body = new PassThrough()
        const init = { status: isNotFound(routerContext) ? 404 : status, headers }
        resolve(new Response(createReadableStreamFromReadable(body), init))
        pipe(body)
      },
      onShellError: reject,
    })
  })
}

/** Prerendering asks for /mesurer/: the page has to know itself as /mesurer, the address where it is served. */
function removeTrailingSlash({ staticHandlerContext }: EntryContext): void {
  const { location } = staticHandlerContext
  staticHandlerContext.location = { ...location, pathname: location.pathname.replace(/(.)\/$/, '$1') }
}

/** Without it React Router writes errors to standard error itself, outside the log. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(reportErrorContext)(error)
}

/** Told from the matched route: a loader that throws a 404 would cost every navigation a request. */
function isNotFound({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.at(-1)?.route.id.endsWith('.not-found') ?? false
}

import { Suspense } from 'react'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { nonceContext, reportErrorContext } from '#contract/page-context.ts'
import * as module from './entry.server.tsx'

function Failing(): never {
  throw new Error('secret')
}

/** As the root, whose boundary would keep the error from the shell. */
const Root = () => (
  <Suspense>
    <Failing />
  </Suspense>
)

test('a component that fails is reported, and its page has status 500', async () => {
  const route = { id: 'root', path: '/' }
  const build: ServerBuild = {
    entry: { module },
    routes: { root: { ...route, module: { default: Root } } },
    assets: { version: '', url: '', routes: {}, entry: { module: '', imports: [] } },
    future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
    ssr: true,
    prerender: [],
    isSpaMode: false,
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  Object.assign(build.assets.routes, { root: route })
  const report = vi.fn()
  const context = new RouterContextProvider()
  context.set(nonceContext, '')
  context.set(reportErrorContext, report)
  vi.spyOn(console, 'error').mockReturnValue()
  const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'), context)
  expect(response.status).toBe(500)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'secret' }))
})

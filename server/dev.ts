import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { readEnv } from './env.ts'
import { jsonLogger } from './log.ts'
import { pageRenderer } from './pages/render-page.ts'
import { openStore } from './records/open-store.ts'

/** The policy for development. Vite's hot reload needs inline styles, inline scripts and a WebSocket. */
const hotReloadPolicy = "default-src 'self' 'unsafe-inline' ws:"

export const env = readEnv(process.env)

/**
 * Builds the development server, which renders pages from source. It has the real API and store, and closes the store.
 */
export async function devApp(loadBuild: () => Promise<ServerBuild>): Promise<FastifyInstance> {
  const logger = jsonLogger('info')
  const store = await openStore(env, logger)
  const renderPage = pageRenderer(loadBuild, 'development')
  async function render(...request: Parameters<typeof renderPage>) {
    const page = await renderPage(...request)
    return { ...page, headers: { ...page.headers, 'content-security-policy': hotReloadPolicy } }
  }
  const app = await buildApp({
    store,
    clock: systemClock,
    pages: { folder: '', files: new Map(), render },
    env,
    logger,
  })
  app.addHook('onClose', () => store.close())
  await app.ready()
  return app
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { buildApp } from './app.ts'
import { systemClock } from './ops/clock.ts'
import type { Env } from './ops/env.ts'
import { pageRenderer } from './ssr/render-page.ts'
import { openStore } from './store/open-store.ts'

/** The policy for development. Vite's hot reload needs inline styles, inline scripts and a WebSocket. */
const hotReloadPolicy = "default-src 'self' 'unsafe-inline' ws:"

/**
 * Builds the development server, which renders pages from source. It has the real API and store, and closes the store.
 */
export async function devApp(
  loadBuild: () => Promise<unknown>,
  env: Env,
  logger: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const store = await openStore(env, logger)
  const render = pageRenderer(loadBuild as () => Promise<ServerBuild>, 'development')
  const pages = {
    at: () => undefined,
    render: async (...request: Parameters<typeof render>) => ({
      ...(await render(...request)),
      policy: hotReloadPolicy,
    }),
  }
  const app = await buildApp({ store, clock: systemClock, pages, env, logger })
  return app.addHook('onClose', () => store.close())
}

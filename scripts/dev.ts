import type { FastifyInstance } from 'fastify'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import { readEnv } from '../server/ops/env.ts'
import { unregisteringWorker } from './service-worker/build-service-worker.ts'

/** `npm run dev`: serves the pages with hot reload, and the API from the sources. Reloads changed server code on request. */
type ServerCode = typeof import('../server/dev.ts')

// hides a warning that React Router 7 causes in Vite 8
const { warn } = console
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('The `envFile` option is deprecated')) warn(...words)
}

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const env = readEnv(process.env)
const logger = pino({ level: 'info' })
let running: { code: ServerCode; app: FastifyInstance } | undefined

/** Returns the running app. Restarts it first if Vite has reloaded its module after a change. */
async function currentApp(): Promise<FastifyInstance> {
  const code = (await vite.ssrLoadModule('/server/dev.ts')) as ServerCode
  if (running?.code !== code) {
    // closes the store too: only one process or app can open the SQLite database
    await running?.app.close()
    running = undefined
    const app = await code.devApp(() => vite.ssrLoadModule('virtual:react-router/server-build'), env, logger)
    await app.ready()
    running = { code, app }
  }
  return running.app
}

// calls of `currentApp` run in sequence, so that two requests never open the database twice
let turn = currentApp()
await turn

// replaces a service worker left by `npm start` on the same origin, which would serve cached pages
const worker = await unregisteringWorker()

const server = createServer((request, response) => {
  if (request.url === '/sw.js') {
    return void response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(worker)
  }
  vite.middlewares(request, response, () => {
    turn = turn.then(currentApp, currentApp)
    turn.then(
      (app) => app.routing(request, response),
      (reason: unknown) => {
        const error = reason as Error
        vite.ssrFixStacktrace(error)
        logger.error(error)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack)
      },
    )
  })
})
server.listen(env.PORT, env.HOST, () =>
  console.log(`listening at http://${env.HOST}:${(server.address() as AddressInfo).port}`),
)

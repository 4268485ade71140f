/** `npm run dev` serves the pages with hot reload, and the real API. Changes take effect on the next request. */
import type { FastifyInstance } from 'fastify'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import { readEnv } from '#server/env.ts'

type ServerModule = typeof import('#server/dev.ts')

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const env = readEnv(process.env)
const logger = pino({ level: 'info' })
let running: { code: ServerModule; app: FastifyInstance } | undefined

/** Returns the running app, or starts a new one if the server's code has changed: Vite then returns a new module. */
async function currentApp(): Promise<FastifyInstance> {
  const code = (await vite.ssrLoadModule('/server/dev.ts')) as ServerModule
  if (running?.code !== code) {
    // also closes the store: only one app can have the SQLite database open
    await running?.app.close()
    running = undefined
    const app = await code.devApp(() => vite.ssrLoadModule('virtual:react-router/server-build'), env, logger)
    await app.ready()
    running = { code, app }
  }
  return running.app
}

// requests get the app one after the other, so that two of them never open the database at once
let pendingApp = currentApp()
await pendingApp

const server = createServer((request, response) => {
  vite.middlewares(request, response, () => {
    pendingApp = pendingApp.then(currentApp, currentApp)
    pendingApp.then(
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

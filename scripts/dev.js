// @ts-check
/** `npm run dev` serves the pages with hot reload, and the real API. Changes take effect on the next request. */
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

const server = createServer()
// hot reload by the server's own port: two development servers would share Vite's
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
/** @returns {Promise<any>} */
const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build')
const loadServer = async () =>
  /** @type {typeof import('#server/dev.ts')} */ (await vite.ssrLoadModule('/server/dev.ts'))

/** @type {{ code: typeof import('#server/dev.ts'), app: import('fastify').FastifyInstance } | undefined} */
let running

/** Returns the running app, or starts a new one if the server's code has changed: Vite then returns a new module. */
async function currentApp() {
  const code = await loadServer()
  if (running?.code !== code) {
    // also closes its store
    await running?.app.close()
    running = undefined
    running = { code, app: await code.devApp(loadBuild) }
  }
  return running.app
}

// requests get the app one after the other, so that two of them never build it at once
let pendingApp = currentApp()
await pendingApp

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    pendingApp = pendingApp.then(currentApp, currentApp)
    pendingApp.then(
      (app) => app.routing(request, response),
      (error) => {
        vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack)
      },
    )
  })
})
const { PORT, HOST } = (await loadServer()).env
server.listen(PORT, HOST, () => {
  const address = server.address()
  console.log(`listening at http://${HOST}:${typeof address === 'object' ? address?.port : PORT}`)
})

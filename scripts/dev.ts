import { createServer } from 'node:http'
import pino from 'pino'
import { createServer as createVite } from 'vite'

/** `npm run dev`: pages with hot reload and the real API, from the sources. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { devApp } = (await vite.ssrLoadModule('/server/dev.ts')) as typeof import('../server/dev.ts')
const { app, env } = await devApp(
  () => vite.ssrLoadModule('virtual:react-router/server-build'),
  pino({ level: 'info' }),
)
await app.ready()

createServer((request, response) => vite.middlewares(request, response, () => app.routing(request, response))).listen(
  env.PORT,
  env.HOST,
  () => console.log(`http://${env.HOST}:${env.PORT}`),
)

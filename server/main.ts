import { fileURLToPath } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { buildApp } from './app.ts'
import { readBuiltFiles } from './built-files.ts'
import { systemClock } from './clock.ts'
import { readEnv, type Env } from './env.ts'
import { pageRenderer } from './rendering.ts'
import { startRetention } from './retention.ts'
import { openStore } from './store/open-store.ts'

/** How long a stop may take before it is forced. */
const stopLimit = 9_000

const env = readEnvOrExit()
const log = pino({ level: env.LOG_LEVEL })

try {
  await start()
} catch (error) {
  log.fatal((error as Error).message)
  process.exit(1)
}

/** Opens the store, listens, and stops cleanly when told to. */
async function start(): Promise<void> {
  const files = readBuiltFiles(fileURLToPath(new URL('../files/', import.meta.url)))
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log })
  const pages = { at: (path: string) => files.get(path), render: pageRenderer(build as ServerBuild, 'production') }
  const app = await buildApp({ store, clock: systemClock, pages, env, logger: log })
  const retention = startRetention({ store, clock: systemClock, log })

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stop took too long')
      process.exit(1)
    }, stopLimit).unref()
    await app.close()
    await retention.stop()
    await store.close()
    process.exit(0)
  }
  process.once('SIGTERM', (signal) => void stop(signal))
  process.once('SIGINT', (signal) => void stop(signal))

  await app.listen({ port: env.PORT, host: env.HOST })
}

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

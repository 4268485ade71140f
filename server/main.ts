import { fileURLToPath } from 'node:url'
import * as build from 'virtual:react-router/server-build'
import { unsetNames } from '#operator.config.ts'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Env, readEnv } from './env.ts'
import { jsonLogger, reasonOf } from './log.ts'
import { pageRenderer } from './pages/render-page.ts'
import { readStaticFiles } from './pages/static-files.ts'
import { openStore } from './records/open-store.ts'
import { startPurge } from './records/purge.ts'

/** Milliseconds that a shutdown waits for requests that are still arriving. */
const receiveTimeout = 7_000
/** Milliseconds after which a shutdown is forced. */
const stopTimeout = 9_000

// files that the process writes are readable by its user only
process.umask(0o077)

/** Serves the built site until SIGTERM or SIGINT. */
async function serve(env: Env, folder: string): Promise<void> {
  const logger = jsonLogger(env.LOG_LEVEL)
  if (unsetNames.length > 0) logger.warn({ exampleValues: unsetNames }, 'operator.config.ts has values of the example')
  const pages = { folder, files: readStaticFiles(folder), render: pageRenderer(build, 'production') }
  const store = await openStore(env, logger)
  const app = await buildApp({ store, clock: systemClock, pages, env, logger })
  const purge = startPurge({ store, clock: systemClock, logger })

  /** Finishes running requests and exits with code 0. */
  async function stop(signal: string) {
    logger.info({ signal }, 'stopping')
    setTimeout(() => app.server.closeAllConnections(), receiveTimeout).unref()
    setTimeout(() => {
      logger.error('stop took too long')
      process.exit(1)
    }, stopTimeout).unref()
    await app.close()
    await purge.stop()
    await store.close()
    process.exit(0)
  }
  // once in all, because a terminal and npm each send a signal; before listening, because one may arrive from then on
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void (stopping ??= stop(signal)))
  try {
    await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    throw new Error(`PORT or HOST: ${reasonOf(error)}`, { cause: error })
  }
}

/** @throws Error if the clock is before the build: it would date and purge records by a time that is long past */
function checkClock(): void {
  const today = new Date(systemClock.now()).toISOString().slice(0, 10)
  const built = import.meta.env.BUILD_DAY
  if (today < built) throw new Error(`The clock says ${today}, but the site was built on ${built}: set the clock.`)
}

try {
  checkClock()
  await serve(readEnv(process.env), fileURLToPath(new URL('../client/', import.meta.url)))
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

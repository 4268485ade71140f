import type { FastifyInstance, FastifyListenOptions } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import * as build from 'virtual:react-router/server-build'
import { buildApp } from './app.ts'
import { readStaticFiles, renderedHeadFile } from './http/static-files.ts'
import { systemClock, uptimeClock } from './ops/clock.ts'
import { readEnv, type Env } from './ops/env.ts'
import { jsonLog } from './ops/log.ts'
import { createMetrics, serveMetrics } from './ops/metrics.ts'
import { startPurge } from './store/purge.ts'
import { pageRenderer } from './ssr/render-page.ts'
import { meteredStore } from './store/metered-store.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

/** Milliseconds that a shutdown waits for requests that are still arriving. */
const receiveTimeout = 7_000
/** Milliseconds after which a shutdown is forced. */
const stopLimit = 9_000

// collect garbage once the heap has grown by 50 %, instead of up to fourfold: docs/performance.md
setFlagsFromString('--heap-growing-percent=50')
// files that the process writes are readable by its user only
process.umask(0o077)

/** Serves the built site until SIGTERM or SIGINT. */
async function serve(env: Env, filesFolder: string): Promise<void> {
  const log = jsonLog(env.LOG_LEVEL)
  const files = readStaticFiles(filesFolder)
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics(systemClock, env.BACKUP_DIR)
  const opened = await openStore(env, log)
  const store = metrics ? meteredStore(opened, metrics) : opened
  const pages = {
    at: (path: string) => files.get(path),
    render: pageRenderer(build, 'production', readFileSync(join(filesFolder, renderedHeadFile), 'utf8')),
  }
  const draining = new AbortController()
  const app = await buildApp({ store, clock: systemClock, pages, env, logger: log, metrics, draining: draining.signal })
  if (metrics) {
    const server = await explainListenError(serveMetrics(metrics, env), 'METRICS_')
    log.info(server.addresses()[0], 'metrics served')
  }
  // before listening, because a signal may arrive at any moment from then on
  const purge = startPurge({ store, clock: systemClock, monotonicClock: uptimeClock, log, onEnd: metrics?.purgeEnded })
  stopOnSignal(env, log, draining, { app, purge, store })
  await explainListenError(app.listen(addressFor(env)), '')
}

/** Returns the socket that systemd passed to this process (sd_listen_fds(3)), or the address in the environment. */
function addressFor({ LISTEN_FDS, LISTEN_PID, PORT, HOST }: Env): FastifyListenOptions {
  if (LISTEN_FDS === undefined || LISTEN_PID !== process.pid) return { port: PORT, host: HOST, backlog: 4096 }
  // Fastify passes `fd` on to Node; `host` only stops Fastify from listening on ::1 as well
  return { fd: 3, host: '127.0.0.1' } as FastifyListenOptions
}

/** Adds to Node's error the names of the two variables that set the address; `which` is their common prefix. */
async function explainListenError<Result>(listen: Promise<Result>, which: string): Promise<Result> {
  try {
    return await listen
  } catch (error) {
    throw new Error(`${which}PORT or ${which}HOST: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * On SIGTERM or SIGINT, finishes running requests and exits with code 0. Ignores a second signal, because a terminal
 * and npm each send one.
 */
function stopOnSignal(
  { DRAIN_SECONDS: drainSeconds }: Env,
  log: Logger,
  draining: AbortController,
  { app, purge, store }: { app: FastifyInstance; purge: ReturnType<typeof startPurge>; store: Store },
): void {
  async function stop(signal: string) {
    log.info({ signal, drainSeconds }, 'stopping')
    draining.abort()
    await wait(drainSeconds * 1000)
    setTimeout(() => app.server.closeAllConnections(), receiveTimeout).unref()
    setTimeout(() => {
      log.error('stop took too long')
      process.exit(1)
    }, stopLimit).unref()
    await app.close()
    await purge.stop()
    await store.close()
    process.exit(0)
  }
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void (stopping ??= stop(signal)))
}

try {
  await serve(readEnv(process.env), fileURLToPath(new URL('../files/', import.meta.url)))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}

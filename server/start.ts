import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { buildApp } from './app.ts'
import { readBuiltFiles } from './built-files.ts'
import { systemClock } from './clock.ts'
import { readEnv, type Env } from './env.ts'
import { jsonLog } from './log.ts'
import { pageRenderer } from './rendering.ts'
import { startRetention, type Retention } from './retention.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

/** How long, in milliseconds, a request that is still being received may hold a stop. */
const patience = 7_000
/** How long, in milliseconds, a stop may take before it is forced. */
const stopLimit = 9_000

/** Serves the build in `filesFolder` until told to stop; what prevents it ends the process with one clear line. */
export async function start(filesFolder: string): Promise<void> {
  try {
    await serve(readEnv(process.env), filesFolder)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

async function serve(env: Env, filesFolder: string): Promise<void> {
  const log = jsonLog(env.LOG_LEVEL)
  const files = readBuiltFiles(filesFolder)
  const store = await openStoreOf(env, log)
  const pages = { at: (path: string) => files.get(path), render: pageRenderer(build as ServerBuild, 'production') }
  const app = await buildApp({ store, clock: systemClock, pages, env, logger: log })
  // before it listens: who sees it listen may already tell it to stop
  stopOnSignal({ app, store, retention: startRetention({ store, clock: systemClock, log }), log })
  await listen(app, env)
}

async function openStoreOf({ DATABASE_URL, DATA_DIR }: Env, log: ReturnType<typeof jsonLog>): Promise<Store> {
  try {
    return await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, log })
  } catch (error) {
    throw new Error(`${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: ${(error as Error).message}`, { cause: error })
  }
}

/** Why a server cannot listen, by the system's code. */
const listenFailures: Record<string, (env: Env) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT ${PORT} is already in use.`,
  EACCES: ({ PORT }) => `PORT ${PORT} is not for this user to open.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  ENOTFOUND: () => 'HOST is not a name that this machine knows.',
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw listenFailures[code] ? new Error(listenFailures[code](env), { cause: error }) : error
  }
}

interface Running {
  app: FastifyInstance
  store: Store
  retention: Retention
  log: ReturnType<typeof jsonLog>
}

/** Finishes what runs, then ends the process with code 0; told twice, as a terminal and npm do, it stops once. */
function stopOnSignal({ app, store, retention, log }: Running): void {
  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    setTimeout(() => {
      log.error('stop took too long')
      process.exit(1)
    }, stopLimit).unref()
    await app.close()
    await retention.stop()
    await store.close()
    process.exit(0)
  }
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => (stopping ??= stop(signal)))
}

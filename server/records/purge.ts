import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Clock, hour } from '../clock.ts'
import type { ServerLogger } from '../log.ts'
import type { RecordStore } from './store.ts'

/** Visitors deleted at a time. SQLite blocks the event loop, for about 20 ms with 1,000 records each. */
const batchSize = 10

interface PurgeOptions {
  store: Pick<RecordStore, 'purgeInactive'>
  clock: Clock
  logger: Pick<ServerLogger, 'info' | 'error'>
}

/**
 * Starts the deletion of inactive visitors, now and every hour. Several instances may run it at once. A failure is
 * logged; the next purge deletes the rest.
 */
export function startPurge({ store, clock, logger }: PurgeOptions) {
  let stopped = false
  let running: Promise<void> | undefined

  async function purge(): Promise<void> {
    let visitors = 0
    try {
      for (let deleted = batchSize; deleted === batchSize && !stopped;) {
        // lets pending requests go first
        await nextTurn()
        deleted = await store.purgeInactive(clock.now(), batchSize)
        visitors += deleted
      }
    } catch (err) {
      logger.error({ err }, 'purge failed')
    }
    if (visitors > 0) logger.info({ visitors }, 'inactive visitors deleted')
  }

  const start = () => {
    running ??= purge().finally(() => (running = undefined))
  }
  start()
  const timer = setInterval(start, hour).unref()
  return {
    /** Stops the purges; resolves once the current batch is done. */
    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { millisecondsOf } from '../../domain/published-constants.ts'
import type { Clock } from '../ops/clock.ts'
import type { Log } from '../ops/log.ts'
import type { PurgeOutcome } from '../ops/metrics.ts'
import { StoreUnavailable, type Store } from './store.ts'

const hour = 3_600_000

/** Visitors deleted at a time. SQLite blocks the event loop, for about 10 ms with 1,000 records. */
const visitorBatch = 5
const tombstoneBatch = 50

/**
 * Returns a time in epoch milliseconds: visitors whose last visit is earlier are past the retention
 * (domain/published-constants.ts). Allows one hour more, because visits are recorded at most once an hour.
 */
export function retentionCutoff(now: number): number {
  return now - millisecondsOf('retention') - hour
}

/** Milliseconds that the clock may be set forward before a warning is logged. */
const clockTolerance = 60_000

/**
 * Starts the purge of inactive visitors, their records and old tombstones, now and every hour. Several instances may
 * run it at once. A failure is logged; the next purge deletes the rest.
 */
export function startPurge(options: {
  store: Pick<Store, 'purgeInactive' | 'purgeTombstones'>
  clock: Clock
  /** a clock that cannot be set, with any origin */
  monotonicClock: Clock
  log: Log
  /** called after each purge with its outcome and the number of deleted visitors */
  onEnd?: ((outcome: PurgeOutcome, visitors: number) => void) | undefined
}) {
  const { store, clock, monotonicClock, log, onEnd } = options
  const clockOffset = clock.now() - monotonicClock.now()
  let warned = false
  let stopped = false
  let running: Promise<void> | undefined

  /** Deletes batches until one is not full. */
  async function deleteInBatches(limit: number, deleteBatch: (limit: number) => Promise<number>): Promise<void> {
    let removed = limit
    while (removed === limit) {
      // lets pending requests go first
      await nextTurn()
      if (stopped) break
      removed = await deleteBatch(limit)
    }
  }

  async function purge(): Promise<void> {
    // takes the earlier time: if the clock was set forward, nothing is deleted early; if it was set back, deletion is
    // late
    const steadyNow = clockOffset + monotonicClock.now()
    const ahead = clock.now() - steadyNow
    const cutoff = retentionCutoff(Math.min(clock.now(), steadyNow))
    if (ahead > clockTolerance && !warned) {
      const hours = Math.round((ahead / hour) * 100) / 100
      log.warn(
        { hours },
        'the clock was set forward: nothing is deleted early; if the new time is right, restart the site',
      )
    }
    warned = ahead > clockTolerance
    let visitors = 0
    let outcome: PurgeOutcome = 'failed'
    try {
      await deleteInBatches(visitorBatch, async (limit) => {
        const removed = await store.purgeInactive(cutoff, limit)
        visitors += removed
        return removed
      })
      await deleteInBatches(tombstoneBatch, (limit) => store.purgeTombstones(cutoff, limit))
      if (visitors > 0) log.info({ visitors }, 'inactive visitors deleted')
      outcome = stopped ? 'stopped' : 'done'
    } catch (err) {
      if (err instanceof StoreUnavailable) {
        outcome = 'postponed'
        log.warn({ err, visitors }, 'purge postponed: the store is unavailable')
      } else log.error({ err, visitors }, 'purge failed')
    }
    onEnd?.(outcome, visitors)
  }

  const startRun = () => {
    running ??= purge().finally(() => (running = undefined))
  }
  startRun()
  const timer = setInterval(startRun, hour).unref()
  return {
    /** Stops the purges; resolves once the current batch is done. */
    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

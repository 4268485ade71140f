import { setImmediate as nextTurn } from 'node:timers/promises'
import { millisecondsOf } from '../../domain/retention.ts'
import type { Clock } from '../ops/clock.ts'
import type { Log } from '../ops/log.ts'
import type { PurgeOutcome } from '../ops/metrics.ts'
import { StoreUnavailable, type Store } from './store.ts'

const hour = 3_600_000

/** Deleted at a time: SQLite blocks the event loop, for some 10 ms with a visitor of 1,000 records. */
const visitorBatch = 5
const tombstoneBatch = 50

/**
 * Visitors last active before this time, in epoch milliseconds, have been inactive for the retention.
 * The extra hour is there because a visit is noted at most once an hour.
 */
export function retentionCutoff(now: number): number {
  return now - millisecondsOf('retention') - hour
}

/** How far, in milliseconds, the clock may be set forward before the log says so. */
const clockTolerance = 60_000

/**
 * Deletes inactive visitors with their records, and fingerprints of tombstones that are as old, now and every hour.
 * Several instances may do it at once. A failure is logged, and the purge an hour later deletes what is left.
 */
export function startPurge(options: {
  store: Pick<Store, 'purgeInactive' | 'purgeTombstones'>
  clock: Clock
  /** that nobody can set; where it starts from does not matter */
  monotonicClock: Clock
  log: Log
  /** called with how each purge ended and how many visitors it deleted */
  onEnd?: ((outcome: PurgeOutcome, visitors: number) => void) | undefined
}) {
  const { store, clock, monotonicClock, log, onEnd } = options
  const start = clock.now() - monotonicClock.now()
  let warned = false
  let stopped = false
  let running: Promise<void> | undefined

  /** Removes one batch after the other, until one is not full. */
  async function deleteInBatches(limit: number, deleteBatch: (limit: number) => Promise<number>): Promise<void> {
    let removed = limit
    while (removed === limit) {
      // let waiting requests go first
      await nextTurn()
      if (stopped) break
      removed = await deleteBatch(limit)
    }
  }

  async function purge(): Promise<void> {
    // the time that has passed counts: nothing is deleted early when the clock is set forward, and late when it is set back
    const latest = start + monotonicClock.now()
    const ahead = clock.now() - latest
    const cutoff = retentionCutoff(Math.min(clock.now(), latest))
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
        outcome = 'put off'
        log.warn({ err, visitors }, 'purge put off: the store is unavailable')
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
    /** Resolves once the current batch is done; no other begins. */
    async stop(): Promise<void> {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

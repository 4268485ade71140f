import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { StoreUnavailable, type Store } from '../store/store.ts'

const hour = 3_600_000
const day = 24 * hour

/** Deleted at a time: SQLite works with the event loop stopped, some 10 ms for a visitor with as many runs as may be. */
const mostVisitors = 5
const mostForgotten = 50

/**
 * Visitors last active before this time, in epoch milliseconds, have been inactive for 30 days.
 * The extra hour is there because a visit is noted at most once an hour.
 */
export function retentionCutoff(now: number): number {
  return now - 30 * day - hour
}

/** How far, in milliseconds, the clock may be set forward before the log says so. */
const tolerance = 60_000

/**
 * The clock's time, but never later than the start of the program plus the time that has passed on `steady` since.
 * So nothing is deleted early when the clock is set forward, and late when it is set back.
 */
function pastOf(clock: Clock, steady: Clock): () => { now: number; ahead: number } {
  const start = clock.now() - steady.now()
  return () => {
    const told = clock.now()
    const ahead = Math.max(0, told - (start + steady.now()))
    return { now: told - ahead, ahead }
  }
}

/** `put off` when the store was unavailable, `stopped` when the program ended first. */
export type PurgeOutcome = 'done' | 'put off' | 'failed' | 'stopped'

export interface Retention {
  /** Resolves once the current batch is done; no other begins. */
  stop(): Promise<void>
}

/**
 * Deletes inactive visitors and their records, and what remains of forgotten ones after as long, now and every hour. Several instances may do it at once.
 * A failure is logged, and the purge an hour later deletes what is left.
 */
export function startRetention(parts: {
  store: Pick<Store, 'purgeInactive' | 'purgeForgotten'>
  clock: Clock
  /** a clock that nobody can set; where it starts from does not matter */
  steady: Clock
  log: Log
  /** called with how each purge ended and how many visitors it deleted */
  purged?: ((outcome: PurgeOutcome, visitors: number) => void) | undefined
  /** milliseconds between two purges */
  every?: number
}): Retention {
  const { store, clock, steady, log, purged, every = hour } = parts
  const past = pastOf(clock, steady)
  let warned = false
  let stopped = false
  let running: Promise<void> | undefined

  /** Removes one batch after the other, until one is not full. */
  async function inBatches(limit: number, remove: (limit: number) => Promise<number>): Promise<void> {
    let removed = limit
    while (removed === limit) {
      // let waiting requests go first
      await nextTurn()
      if (stopped) break
      removed = await remove(limit)
    }
  }

  async function purge(): Promise<void> {
    const { now, ahead } = past()
    const isAhead = ahead > tolerance
    if (isAhead && !warned) {
      const hours = Math.round((ahead / hour) * 100) / 100
      log.warn(
        { hours },
        'the clock was set forward: nothing is deleted early; if the new time is right, restart the site',
      )
    }
    warned = isAhead
    const cutoff = retentionCutoff(now)
    let visitors = 0
    let outcome: PurgeOutcome = 'failed'
    try {
      await inBatches(mostVisitors, async (limit) => {
        const removed = await store.purgeInactive(cutoff, limit)
        visitors += removed
        return removed
      })
      await inBatches(mostForgotten, (limit) => store.purgeForgotten(cutoff, limit))
      if (visitors > 0) log.info({ visitors }, 'inactive visitors deleted')
      outcome = stopped ? 'stopped' : 'done'
    } catch (err) {
      if (err instanceof StoreUnavailable) {
        outcome = 'put off'
        log.warn({ err, visitors }, 'purge put off: the store is unavailable')
      } else log.error({ err, visitors }, 'purge failed')
    }
    purged?.(outcome, visitors)
  }

  function begin(): void {
    running ??= purge().finally(() => {
      running = undefined
    })
  }

  begin()
  const timer = setInterval(begin, every).unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

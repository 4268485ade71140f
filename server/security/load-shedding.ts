import type { FastifyReply } from 'fastify'
import type { Clock } from '../ops/clock.ts'
import type { Pages } from '../ssr/page.ts'
import { decorateStore } from '../store/decorate-store.ts'
import { StoreUnavailable, type Store } from '../store/store.ts'
import { fairQueue, type Caller, type FairQueue } from './fair-queue.ts'
import { sendProblem } from '../http/errors/problem-details.ts'

/**
 * Work that takes so long that it is queued: `render`, a page that is made on request; `records`, a call about a visitor's
 * own records; `export`, a file of all of them. docs/decisions/0010-overload.md says why these numbers.
 */
const queueLimits = {
  render: { capacity: 64, concurrency: 4 },
  records: { capacity: 256, concurrency: 8 },
  export: { capacity: 32, concurrency: 1 },
}
export type QueuedWork = keyof typeof queueLimits
/** Milliseconds in a queue. */
const timeout = 5000

/** Work of which there may be too much at once: what is queued, or a call of the store. */
export type BoundedWork = QueuedWork | keyof Store

/** How many calls of the store may be under way at once. */
const limits: Partial<Record<keyof Store, number>> = {
  insert: 1000,
  // a visit is noted after work that was bounded; the rest is the server's own
  ...{ touch: Infinity, purgeInactive: Infinity, purgeErasures: Infinity, ping: Infinity, close: Infinity },
}
const defaultLimit = 500
/** Milliseconds after a refusal in which the server says that it is not ready. */
const recoveryTime = 5000

/** Too much is asked at once; nothing of this was begun. To the store's callers: a record cannot be reached now. */
export class Overloaded extends StoreUnavailable {
  override name = 'Overloaded'
}

export interface LoadShedding {
  /** Whether anything was refused a moment ago. */
  isOverloaded(): boolean
  /** Does the work when it is the caller's turn. @throws Overloaded, or CallerDisconnected */
  enqueue<Result>(work: QueuedWork, caller: Caller, begin: () => Promise<Result>): Promise<Result>
  /** The same pages and the same store, which refuse work while too much of it is under way. */
  pages(pages: Pages): Pages
  store(store: Store): Store
}

/** Refuses work beyond what the process can do soon. */
export function createLoadShedding(clock: Clock, onRefusal: (work: BoundedWork) => void = () => {}): LoadShedding {
  let lastRefusal = -Infinity
  function refusal(work: BoundedWork): Overloaded {
    lastRefusal = clock.now()
    onRefusal(work)
    return new Overloaded(`too much at once: ${work}`)
  }

  const queues = {} as Record<QueuedWork, FairQueue>
  for (const work of Object.keys(queueLimits) as QueuedWork[]) {
    queues[work] = fairQueue({ ...queueLimits[work], timeout }, () => refusal(work))
  }
  async function enqueue<Result>(work: QueuedWork, caller: Caller, begin: () => Promise<Result>): Promise<Result> {
    const release = await queues[work](caller)
    try {
      return await begin()
    } finally {
      release()
    }
  }

  /** Runs work of each kind as long as fewer of that kind are under way than may be. */
  function concurrencyLimit() {
    const underWay = new Map<keyof Store, number>()
    return async <Result>(work: keyof Store, begin: () => Promise<Result>): Promise<Result> => {
      const count = underWay.get(work) ?? 0
      if (count >= (limits[work] ?? defaultLimit)) throw refusal(work)
      underWay.set(work, count + 1)
      try {
        return await begin()
      } finally {
        underWay.set(work, underWay.get(work)! - 1)
      }
    }
  }

  return {
    isOverloaded: () => clock.now() - lastRefusal < recoveryTime,
    enqueue,
    pages: ({ at, render }) => ({
      at,
      render: (request, calls) => enqueue('render', calls.caller, () => render(request, calls)),
    }),
    store: (store) => decorateStore(store, concurrencyLimit()),
  }
}

/** Closes the connection too: who asks again at once is then behind those who wait for one. */
export function sendOverloaded(reply: FastifyReply): FastifyReply {
  const detail = 'Too much is asked at once. Nothing was done. Try again after the time in the Retry-After header.'
  return sendProblem(reply.headers({ 'Retry-After': 5, Connection: 'close' }), 503, { detail })
}

import type { FastifyReply } from 'fastify'
import type { Clock } from '../ops/clock.ts'
import { yieldToEventLoop } from '../ops/event-loop.ts'
import type { Pages } from '../ssr/page.ts'
import { decorateStore } from '../store/decorate-store.ts'
import { StoreUnavailable, type Store } from '../store/store.ts'
import { sendProblem } from './problem-details.ts'

/** Work of which there may be too much at once: rendering a page, or a call of the store. */
export type BoundedWork = 'render' | keyof Store

/** How much of it may be under way at once; docs/decisions/0010-overload.md says why. */
const limits: Partial<Record<BoundedWork, number>> = {
  render: 64,
  insert: 1000,
  // a visit is noted after work that was bounded; the rest is the server's own
  ...{ touch: Infinity, purgeInactive: Infinity, purgeForgotten: Infinity, ping: Infinity, close: Infinity },
}
const otherLimit = 500
/** Milliseconds after a refusal in which the server says that it is not ready. */
const recovery = 5000

/** Too much is asked at once; nothing of this was begun. To the store's callers: a record cannot be reached now. */
export class Overloaded extends StoreUnavailable {
  override name = 'Overloaded'
}

export interface LoadShedding {
  /** Whether anything was refused a moment ago. */
  isOverloaded(): boolean
  /** The same pages and the same store, which refuse work while too much of it is under way. */
  pages(pages: Pages): Pages
  store(store: Store): Store
}

/** Refuses work beyond what the process can do soon. */
export function shedLoad(clock: Clock, onRefusal: (work: BoundedWork) => void = () => {}): LoadShedding {
  let lastRefusal = -Infinity

  /** Runs work of each kind as long as fewer of that kind are under way than may be. */
  function concurrencyLimit() {
    const underWay = new Map<BoundedWork, number>()
    return async <Result>(work: BoundedWork, begin: () => Promise<Result>): Promise<Result> => {
      const count = underWay.get(work) ?? 0
      if (count >= (limits[work] ?? otherLimit)) {
        lastRefusal = clock.now()
        onRefusal(work)
        throw new Overloaded(`too much at once: ${work}`)
      }
      underWay.set(work, count + 1)
      try {
        return await begin()
      } finally {
        underWay.set(work, underWay.get(work)! - 1)
      }
    }
  }

  return {
    isOverloaded: () => clock.now() - lastRefusal < recovery,
    pages({ at, render }) {
      const limited = concurrencyLimit()
      const turn = renderTurns()
      return {
        at,
        render: (...given) =>
          limited('render', async () => {
            await turn()
            return render(...given)
          }),
      }
    },
    store: (store) => decorateStore(store, concurrencyLimit()),
  }
}

/**
 * Resolves for one caller after the other, with some turns of the event loop between them: rendering stops the loop, which
 * in the meantime is to answer others and take connections.
 */
function renderTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.then(() => yieldToEventLoop(4)))
}

/** Closes the connection too: who asks again at once is then behind those who wait for one. */
export function sendOverloaded(reply: FastifyReply): FastifyReply {
  const detail = 'Too much is asked at once. Nothing was done. Try again after the time in the Retry-After header.'
  return sendProblem(reply.headers({ 'Retry-After': 5, Connection: 'close' }), 503, { detail })
}

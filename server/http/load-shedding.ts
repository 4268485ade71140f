import type { FastifyReply } from 'fastify'
import type { Server } from 'node:net'
import type { Log } from '../ops/log.ts'
import type { Pages } from '../ssr/page.ts'
import { sendProblem } from './problem-details.ts'
import { yieldToEventLoop } from '../ops/event-loop.ts'
import { StoreUnavailable, type Store } from '../store/store.ts'

/** What may be under way at once; docs/decisions/0010-overload.md says what it comes to. */
const limits = { render: 64, insert: 1000, list: 500, update: 500, delete: 500, deleteVisitor: 500 }
/** Milliseconds of processor time that one turn of the event loop may spend on requests. */
const turnLimit = 250
/** Milliseconds for which a reading of the processor's time is good: asking the system costs a twentieth of a save. */
const readingLasts = 50
/** Milliseconds after a refusal in which the server says that it is not ready. */
const recovery = 5000
/** Milliseconds between two lines of the log about connections refused. */
const quiet = 60_000

/** Too much is asked at once; nothing of this was begun. To the store's callers: a record cannot be reached now. */
export class Overloaded extends StoreUnavailable {
  override name = 'Overloaded'
}

/** What is refused: one kind of work of which too much is under way, or anything in a turn that takes too long. */
export type Shed = keyof typeof limits | 'turn'

export interface LoadShedding {
  /** @throws Overloaded when this turn of the event loop has spent its time on requests */
  requireTime(): void
  /** Whether anything was refused a moment ago. */
  isShedding(): boolean
  /** The same pages and the same store, whose work is refused where it would have to wait for long. */
  pages(pages: Pages): Pages
  store(store: Store): Store
}

/** What the process has worked, and not what it has waited for the disk, or for its turn on a busy machine. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Refuses work beyond what the process can do soon, and tells `shed` of each refusal. Times are in milliseconds. */
export function shedLoad(
  shed: (what: Shed) => void = () => {},
  { now = () => performance.now(), worked = processorTime }: { now?: () => number; worked?: () => number } = {},
): LoadShedding {
  let turnBegan: number | undefined
  /** processor time, read when this turn began or shortly before */
  let reading = { at: -Infinity, worked: 0 }
  let lastRefusal = -Infinity

  function refusal(what: Shed): Overloaded {
    lastRefusal = now()
    shed(what)
    return new Overloaded(`too much at once: ${what}`)
  }

  function requireTime(): void {
    const time = now()
    if (turnBegan === undefined) {
      turnBegan = time
      // comes once the requests that this turn has found are read
      setImmediate(() => (turnBegan = undefined))
      if (time - reading.at > readingLasts) reading = { at: time, worked: worked() }
    }
    if (time - turnBegan > turnLimit && worked() - reading.worked > turnLimit) throw refusal('turn')
  }

  function atMost<Given extends unknown[], Answer>(
    what: keyof typeof limits,
    work: (...given: Given) => Promise<Answer>,
  ): (...given: Given) => Promise<Answer> {
    let underWay = 0
    return async (...given) => {
      if (underWay >= limits[what]) throw refusal(what)
      underWay++
      try {
        return await work(...given)
      } finally {
        underWay--
      }
    }
  }

  return {
    requireTime,
    isShedding: () => now() - lastRefusal < recovery,
    pages({ at, render }) {
      const inTurn = oneByOne()
      return {
        at,
        render: atMost('render', async (...given) => {
          await inTurn()
          return render(...given)
        }),
      }
    },
    store: (store) => ({
      insert: atMost('insert', (calculation) => store.insert(calculation)),
      list: atMost('list', (visitor, page) => store.list(visitor, page)),
      update: atMost('update', (visitor, id, correction) => store.update(visitor, id, correction)),
      delete: atMost('delete', (visitor, id) => store.delete(visitor, id)),
      deleteVisitor: atMost('deleteVisitor', (visitor) => store.deleteVisitor(visitor)),
      touch: (visitor, time) => store.touch(visitor, time),
      purgeInactive: (cutoff, limit) => store.purgeInactive(cutoff, limit),
      ping: () => store.ping(),
      close: () => store.close(),
    }),
  }
}

/**
 * Resolves for one caller after the other, with some turns of the event loop between them: rendering stops the loop, which
 * in the meantime is to answer others and take connections.
 */
function oneByOne(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.then(() => yieldToEventLoop(4)))
}

/** Whether a route costs much whatever comes of it. Built pages do not, and `/*` asks before it renders one. */
export function isCostly(route: string | undefined): boolean {
  return route !== undefined && !['/*', '/healthz', '/readyz'].includes(route)
}

/** Closes the connection too: who asks again at once is then behind those who wait for one. */
export function sendOverloaded(reply: FastifyReply): FastifyReply {
  const detail = 'Too much is asked at once. Nothing was done. Try again after the time in the Retry-After header.'
  return sendProblem(reply.headers({ 'Retry-After': 5, Connection: 'close' }), 503, { detail })
}

/** Closes connections beyond `most` at once; a line in the log says so, once a minute however many they are. */
export function limitConnections(server: Server, most: number, log: Log, dropped: () => void = () => {}): void {
  server.maxConnections = most
  let untold = 0
  let waiting: NodeJS.Timeout | undefined
  function tell() {
    waiting = undefined
    if (untold === 0) return
    log.warn({ dropped: untold, most }, 'connections refused: as many as MAX_CONNECTIONS are open')
    untold = 0
    waiting = setTimeout(tell, quiet).unref()
  }
  server.on('drop', () => {
    dropped()
    untold++
    if (!waiting) tell()
  })
}

import type { FastifyRequest } from 'fastify'
import { yieldToEventLoop } from '../ops/event-loop.ts'
import { networkOf } from './rate-limit.ts'

export interface Caller {
  client: string
  /** aborted when nobody waits for the answer any more */
  signal?: AbortSignal
}

/** A read is dropped when its client hangs up; a change is carried out all the same. */
export function callerOf(request: FastifyRequest): Caller {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return { client: networkOf(request), ...(reads && { signal: request.signal }) }
}

/** The client hung up before its turn came; nothing was begun. */
export class CallerDisconnected extends Error {
  override name = 'CallerDisconnected'
}

interface Waiting {
  begin(): void
  refuse(reason?: Error): void
}

/**
 * A queue that serves clients in turn, however many requests one of them has in it. It holds at most `capacity` requests,
 * of which `concurrency` are served at once; between two of them the event loop turns, to answer others and take
 * connections. When it is full, a request takes the place of the newest one of the client that has the most waiting.
 * A request that has waited `timeout` milliseconds is refused: who sent it will have given up.
 * Coming resolves when it is the client's turn, with a function to call when the work is done; it throws a `refusal`, or
 * `CallerDisconnected`.
 */
export function fairQueue(
  limits: { capacity: number; concurrency: number; timeout: number },
  refusal: () => Error,
): (caller: Caller) => Promise<() => void> {
  // by client; the one whose turn it is comes first
  const waiting = new Map<string, Waiting[]>()
  let size = 0
  let running = 0
  let isServing = false

  function leave(client: string, one: Waiting): void {
    const others = waiting.get(client)!.filter((other) => other !== one)
    if (others.length) waiting.set(client, others)
    else waiting.delete(client)
  }

  /** Whether there is a place for one more of this client. */
  function makeRoom(client: string): boolean {
    if (size < limits.capacity) return true
    const own = waiting.get(client)?.length ?? 0
    const [longest] = [...waiting.values()].sort((a, b) => b.length - a.length)
    if (!longest || longest.length <= own + 1) return false
    longest.at(-1)!.refuse()
    return true
  }

  async function serve(): Promise<void> {
    if (isServing) return
    isServing = true
    while (running < limits.concurrency && waiting.size) {
      await yieldToEventLoop(4)
      // who was waiting may have left meanwhile
      const [next] = waiting
      if (!next) break
      const [client, [one, ...others]] = next
      waiting.delete(client)
      if (others.length) waiting.set(client, others)
      running++
      one!.begin()
    }
    isServing = false
  }

  function release(): void {
    size--
    running--
    void serve()
  }

  return ({ client, signal }) =>
    new Promise((resolve, reject) => {
      if (!makeRoom(client)) return reject(refusal())
      size++
      function end(): void {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const one: Waiting = {
        begin() {
          end()
          resolve(release)
        },
        refuse(reason = refusal()) {
          end()
          size--
          leave(client, one)
          reject(reason)
        },
      }
      const onAbort = () => one.refuse(new CallerDisconnected())
      const timer = setTimeout(() => one.refuse(), limits.timeout).unref()
      signal?.addEventListener('abort', onAbort)
      waiting.set(client, [...(waiting.get(client) ?? []), one])
      void serve()
    })
}

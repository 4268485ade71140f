import type { FastifyRequest } from 'fastify'
import { yieldToEventLoop } from '../../ops/event-loop.ts'
import { networkOf } from './rate-limit.ts'

/**
 * Resolves when it is this client's turn, with what has to be called when the work is done; throws when there is too much.
 * Once `gone` says that nobody waits for the answer any more, the place is free: throws `GaveUp`.
 */
export type FairLine = (asking: Asking) => Promise<() => void>

/** Who stands in line. */
export interface Asking {
  client: string
  /** aborted when nobody waits for the answer any more */
  gone?: AbortSignal
}

/** What was to be read is not read for a client that has hung up; what was to be changed is changed all the same. */
export function askingOf(request: FastifyRequest): Asking {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return { client: networkOf(request), ...(reads && { gone: request.signal }) }
}

/** The client hung up before its turn came: nothing was begun. */
export class GaveUp extends Error {
  override name = 'GaveUp'
}

interface Waiting {
  begin(): void
  refuse(reason?: Error): void
  patience?: NodeJS.Timeout
}

/**
 * A line in which each client has its turn, however many others one of them has standing in it. At most `most` stand in
 * it or are served, of whom `served` at once; between two of them the event loop turns, to answer others and take
 * connections. When it is full, whoever comes takes the place of the newest of the client that has most of them waiting.
 * Nobody waits longer than `patience` milliseconds: who sent it will have given up.
 */
export function fairLine(limits: { most: number; served: number; patience: number }, refusal: () => Error): FairLine {
  // whose turn it is stands first
  const waiting = new Map<string, Waiting[]>()
  let present = 0
  let served = 0
  let isServing = false

  function leave(client: string, one: Waiting): void {
    const others = waiting.get(client)!.filter((other) => other !== one)
    if (others.length) waiting.set(client, others)
    else waiting.delete(client)
  }

  /** Whether there is a place for one more of this client. */
  function makeRoom(client: string): boolean {
    if (present < limits.most) return true
    const own = waiting.get(client)?.length ?? 0
    const [longest] = [...waiting.values()].sort((a, b) => b.length - a.length)
    if (!longest || longest.length <= own + 1) return false
    longest.at(-1)!.refuse()
    return true
  }

  async function serve(): Promise<void> {
    isServing = true
    while (served < limits.served && waiting.size) {
      await yieldToEventLoop(4)
      // patience may have ended meanwhile
      const [next] = waiting
      if (!next) break
      const [client, [one, ...others]] = next
      waiting.delete(client)
      if (others.length) waiting.set(client, others)
      served++
      one!.begin()
    }
    isServing = false
  }

  return ({ client, gone }) =>
    new Promise((resolve, reject) => {
      if (!makeRoom(client)) return reject(refusal())
      present++
      const giveUp = () => one.refuse(new GaveUp())
      const one: Waiting = {
        begin() {
          clearTimeout(one.patience)
          gone?.removeEventListener('abort', giveUp)
          resolve(() => {
            present--
            served--
            if (!isServing) void serve()
          })
        },
        refuse(reason = refusal()) {
          clearTimeout(one.patience)
          gone?.removeEventListener('abort', giveUp)
          present--
          leave(client, one)
          reject(reason)
        },
      }
      one.patience = setTimeout(() => one.refuse(), limits.patience).unref()
      gone?.addEventListener('abort', giveUp)
      waiting.set(client, [...(waiting.get(client) ?? []), one])
      if (!isServing) void serve()
    })
}

import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets the event loop turn: since libuv 1.45, which Node 20 has, it takes one new connection a turn. A turn with nothing to
 * do costs some microseconds.
 */
export async function yieldToEventLoop(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

/** A queue that lets one caller go every so many turns of the event loop. */
export function createTurnQueue(turns: number): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => yieldToEventLoop(turns)))
}

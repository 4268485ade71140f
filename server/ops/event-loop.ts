import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets the event loop turn: since libuv 1.45, which Node 20 has, it takes one new connection a turn. Turns in which nothing
 * comes cost some microseconds each.
 */
export async function yieldToEventLoop(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

/** Resolves for one caller in each turn of the event loop, in the order in which they came. */
export function oneATurn(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => nextTurn()))
}

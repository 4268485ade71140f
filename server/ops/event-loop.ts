import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Waits for `turns` turns of the event loop. Since libuv 1.45 (Node 20) each turn accepts one new connection. An idle
 * turn costs a few microseconds.
 */
export async function yieldToEventLoop(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn()
}

/** Returns a function whose callers wait in line, `turns` turns of the event loop apart. */
export function createTurnQueue(turns: number): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => yieldToEventLoop(turns)))
}

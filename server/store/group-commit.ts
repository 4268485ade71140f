import type { Clock } from '../ops/clock.ts'
import { yieldToEventLoop } from '../ops/event-loop.ts'
import { StoreUnavailable } from './store.ts'

/** Rows in one commit; with nine columns each, far below both databases' limit of parameters. */
const batchLimit = 256
/** Milliseconds after which a waiting row is refused instead of committed: whoever sent it has given up, or sent it again. */
const timeout = 5000

interface PendingRow<Row, Outcome> {
  row: Row
  addedAt: number
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Rows that arrive while a commit runs share the next one: a commit costs a wait for the disk, whatever the number of
 * rows. `commit` keeps all of its rows or none, and may be given a row twice; it answers the outcome of each.
 */
export function groupCommit<Row, Outcome>(
  commit: (rows: readonly Row[]) => Promise<readonly Outcome[]>,
  clock: Clock = performance,
) {
  const pending: PendingRow<Row, Outcome>[] = []
  let running = false

  async function commitPending(): Promise<void> {
    running = true
    while (pending.length > 0) {
      await waitForMoreRows()
      rejectExpired()
      const batch = pending.splice(0, batchLimit)
      if (batch.length > 0) await commitBatch(batch)
    }
    running = false
  }

  /**
   * SQLite stops the event loop while it commits. So requests that are arriving, also on new connections, may first join
   * the batch. When the batch is full, waiting connections are still accepted.
   */
  async function waitForMoreRows(): Promise<void> {
    for (let before = -1; before < pending.length;) {
      before = pending.length
      if (before >= batchLimit) return yieldToEventLoop(16)
      // a connection is accepted in one turn of the event loop, and read in the next
      await yieldToEventLoop(2)
    }
  }

  function rejectExpired(): void {
    const oldest = clock.now() - timeout
    // the oldest is first
    while (pending.length > 0 && pending[0]!.addedAt < oldest) {
      pending.shift()!.reject(new StoreUnavailable('the database is too slow for what is asked of it'))
    }
  }

  async function commitBatch(batch: PendingRow<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await commit(batch.map(({ row }) => row))
      for (const [position, { resolve }] of batch.entries()) resolve(outcomes[position]!)
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) for (const { reject } of batch) reject(error)
      // one bad row fails alone
      else for (const pendingRow of batch) await commitBatch([pendingRow])
    }
  }

  /** Resolves with the row's outcome once it is committed; throws StoreUnavailable when it has waited too long. */
  return function add(row: Row): Promise<Outcome> {
    const since = clock.now()
    const added = new Promise<Outcome>((resolve, reject) => pending.push({ row, addedAt: since, resolve, reject }))
    if (!running) void commitPending()
    return added
  }
}

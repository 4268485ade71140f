import type { Clock } from '../ops/clock.ts'
import { yieldToEventLoop } from '../ops/event-loop.ts'
import { StoreUnavailable } from './store.ts'

/** Rows in one commit. With ten columns each, far below both databases' limits of parameters. */
const batchLimit = 256
/** Milliseconds after which a pending row is refused: its client has given up or retried. */
const timeout = 5000

interface PendingRow<Row, Outcome> {
  row: Row
  addedAt: number
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Returns a function that commits a row. Rows that arrive during a commit share the next one, because a commit waits
 * for the disk once, whatever the number of rows. `commit` saves all of its rows or none, may get a row twice, and
 * returns the outcome of each row.
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
   * SQLite blocks the event loop while it commits, so requests that arrived meanwhile are still unread. Reads them,
   * also on new connections, so that they join the batch. If the batch is full already, waits only until the server has
   * accepted waiting connections.
   */
  async function waitForMoreRows(): Promise<void> {
    for (let before = -1; before < pending.length;) {
      before = pending.length
      if (before >= batchLimit) return yieldToEventLoop(16)
      // a connection is accepted in one turn of the event loop and read in the next
      await yieldToEventLoop(2)
    }
  }

  function rejectExpired(): void {
    const cutoff = clock.now() - timeout
    // the oldest row is first
    while (pending.length > 0 && pending[0]!.addedAt < cutoff) {
      pending.shift()!.reject(new StoreUnavailable('the database is too slow for what is asked of it'))
    }
  }

  async function commitBatch(batch: PendingRow<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await commit(batch.map(({ row }) => row))
      for (const [position, { resolve }] of batch.entries()) resolve(outcomes[position]!)
    } catch (error) {
      if (batch.length === 1 || error instanceof StoreUnavailable) for (const { reject } of batch) reject(error)
      // retries row by row, so that one bad row fails alone
      else for (const pendingRow of batch) await commitBatch([pendingRow])
    }
  }

  /** Resolves with the row's outcome once it is committed. @throws StoreUnavailable when the row waits too long */
  return function add(row: Row): Promise<Outcome> {
    const addedAt = clock.now()
    const added = new Promise<Outcome>((resolve, reject) => pending.push({ row, addedAt, resolve, reject }))
    if (!running) void commitPending()
    return added
  }
}

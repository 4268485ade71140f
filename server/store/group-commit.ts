import { setImmediate as nextTurn } from 'node:timers/promises'
import { StoreUnavailable } from './store.ts'

/** Rows in one commit; with nine columns each, far below both databases' limit of parameters. */
const batchLimit = 256
/** Rows that may wait; beyond them the database is too slow for the traffic, and waiting longer helps nobody. */
const waitingLimit = 10_000

interface Waiting<Row> {
  row: Row
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Makes rows that arrive while a commit runs share the next one: a commit's cost is the wait for the
 * disk, whatever the number of rows. `commit` keeps all of its rows or none, and may be given a row twice.
 */
export class GroupCommit<Row> {
  readonly #commit: (rows: readonly Row[]) => Promise<void>
  #waiting: Waiting<Row>[] = []
  #running = false
  #newest: Promise<void> = Promise.resolve()

  constructor(commit: (rows: readonly Row[]) => Promise<void>) {
    this.#commit = commit
  }

  /** Resolves once the row is committed; throws StoreUnavailable at once when too many wait already. */
  add(row: Row): Promise<void> {
    if (this.#waiting.length >= waitingLimit) {
      return Promise.reject(new StoreUnavailable(`${waitingLimit} saves are waiting already`))
    }
    this.#newest = new Promise((resolve, reject) => this.#waiting.push({ row, resolve, reject }))
    if (!this.#running) void this.#run()
    return this.#newest
  }

  /** Resolves once every row added until now is committed or refused: rows go in the order they came. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#newest])
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.length > 0) {
      // SQLite commits without yielding: this lets the requests that are being read join the batch
      await nextTurn()
      await this.#commitTogether(this.#waiting.splice(0, batchLimit))
    }
    this.#running = false
  }

  async #commitTogether(batch: Waiting<Row>[]): Promise<void> {
    try {
      await this.#commit(batch.map(({ row }) => row))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      if (batch.length > 1 && !(error instanceof StoreUnavailable)) return this.#commitOneByOne(batch)
      for (const { reject } of batch) reject(error)
    }
  }

  /** So that one bad row fails alone. */
  async #commitOneByOne(batch: Waiting<Row>[]): Promise<void> {
    for (const [position, { row, resolve, reject }] of batch.entries()) {
      try {
        await this.#commit([row])
        resolve()
      } catch (error) {
        reject(error)
        if (!(error instanceof StoreUnavailable)) continue
        for (const rest of batch.slice(position + 1)) rest.reject(error)
        return
      }
    }
  }
}

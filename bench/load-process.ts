/**
 * Keeps a load process from sleeping between two answers. Otherwise the server would have to wake it up, which costs two
 * thirds as much as the rest of a home page. A real server does not pay this: a network card does not sleep.
 */
export function stayAwake(): void {
  setImmediate(stayAwake)
}

/** What a load process prints. */
export interface LoadResult {
  /** answers by status */
  statuses: Record<number, number>
  /** answers a second */
  perSecond: number
  /** milliseconds */
  p50: number
  p99: number
}

interface Answers {
  /** how long each took */
  milliseconds: number[]
  statuses: Record<number, number>
  seconds: number
}

/** Prints what came back, and ends the process. */
export function report({ milliseconds, statuses, seconds }: Answers): void {
  milliseconds.sort((a, b) => a - b)
  const percentile = (share: number) => milliseconds[Math.floor(share * (milliseconds.length - 1))] ?? NaN
  const perSecond = milliseconds.length / seconds
  const result: LoadResult = { statuses, perSecond, p50: percentile(0.5), p99: percentile(0.99) }
  process.stdout.write(JSON.stringify(result), () => process.exit())
}

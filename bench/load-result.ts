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

export function resultOf({ milliseconds, statuses, seconds }: Answers): LoadResult {
  milliseconds.sort((a, b) => a - b)
  const percentile = (share: number) => milliseconds[Math.floor(share * (milliseconds.length - 1))] ?? NaN
  return { statuses, perSecond: milliseconds.length / seconds, p50: percentile(0.5), p99: percentile(0.99) }
}

import { seconds, type Progress } from './progress.ts'

/** Metres of the laps that were counted, of so many metres each. */
export function distanceOf({ laps }: Progress, lap: number): number {
  return Math.round(laps.length * lap)
}

/** Metres that 12 minutes at the pace of the laps so far would come to, in tens; undefined before the first. */
export function projectedDistance(progress: Progress, lap: number): number | undefined {
  const time = progress.laps.at(-1)
  return time === undefined ? undefined : Math.round((distanceOf(progress, lap) / time) * seconds.run * 100) * 10
}

/** What the clock will show, in seconds left, after one more lap like the last; undefined beyond the end. */
export function clockAtNextLap({ laps }: Progress): number | undefined {
  const last = laps.at(-1)
  if (last === undefined) return undefined
  const left = seconds.run - (2 * last - (laps.at(-2) ?? 0)) / 1000
  return left > 0 ? Math.ceil(left) : undefined
}

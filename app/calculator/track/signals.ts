import { seconds, type Progress } from './progress.ts'

/** What a runner is told by sound, vibration and voice: when the warm-up is over, how many minutes are left, the end. */
export interface Signal {
  name: 'warm' | 'minutesLeft' | 'lastMinute' | 'end' | 'over'
  /** of the run */
  minutes?: number
  /** ms of the wall clock */
  at: number
}

const marks = [
  { name: 'minutesLeft', after: 180, minutes: 9 },
  { name: 'minutesLeft', after: 360, minutes: 6 },
  { name: 'minutesLeft', after: 540, minutes: 3 },
  { name: 'lastMinute', after: 660 },
  { name: 'end', after: seconds.run },
] as const

/** Those of the part under way, in order; none while it is paused. */
export function signalsOf({ part, startedAt, pausedAt }: Omit<Progress, 'laps' | 'wasPaused' | 'isWarm'>): Signal[] {
  if (pausedAt !== undefined) return []
  if (part === 'warmUp') return [{ name: 'warm', at: startedAt + seconds.warmUp * 1000 }]
  if (part === 'run') return marks.map(({ after, ...mark }) => ({ ...mark, at: startedAt + after * 1000 }))
  return part === 'coolDown' ? [{ name: 'over', at: startedAt + seconds.coolDown * 1000 }] : []
}

/** The last one that was due, however long the phone has slept since; those before it are not made up for. */
export function lastSignal(progress: Progress, now: number): Signal | undefined {
  const { part, startedAt: at, isWarm } = progress
  if (part === 'ready') return isWarm ? { name: 'warm', at } : undefined
  if (part === 'lastLap' || part === 'coolDown') return { name: 'end', at }
  if (part === 'over') return { name: 'over', at }
  return signalsOf(progress)
    .filter((signal) => signal.at <= now)
    .at(-1)
}

/** Seconds of the phases of the test that have an end; the cool-down's clock runs in the last lap. Source: product spec, Cooper protocol. */
const seconds = { warmUp: 600, run: 720, lastLap: 600, coolDown: 600 }
const durations: Partial<Record<TrackPhase, number>> = seconds

/** `at` is a moment of the wall clock in ms: it goes on while a phone sleeps, as ticks do not. */
export interface TrackAction {
  type: keyof typeof changes
  at: number
}

type TrackPhase = 'before' | 'warmUp' | 'ready' | 'run' | 'lastLap' | 'coolDown' | 'over'

/** Where a test is. The last lap is told in metres while the cool-down's clock already runs. */
export interface Progress {
  phase: TrackPhase
  /** the moment at which it would have begun without its pauses; of the last lap and the cool-down, the run's end */
  startedAt: number
  pausedAt?: number | undefined
  /** ms into the run */
  laps: readonly number[]
  /** whether the run was: an estimate is then too high */
  wasPaused: boolean
  /** whether the warm-up went to its end */
  isWarm: boolean
}

const before: Progress = { phase: 'before', startedAt: 0, laps: [], wasPaused: false, isWarm: false }

/** Where somebody who did this, in this order, is at a moment. */
export function progressAt(actions: readonly TrackAction[], now: number): Progress {
  return advance(actions.reduce(applyAction, before), now)
}

/** When a test is over by itself; never while its runner has something to do. */
export function endOf(actions: readonly TrackAction[]): number {
  const { phase, startedAt } = actions.reduce(applyAction, before)
  return phase === 'coolDown' ? startedAt + seconds.coolDown * 1000 : Infinity
}

/** ms of its phase that are over, pauses left out; never below 0, where somebody sets the clock back. */
export function elapsed({ startedAt, pausedAt }: Progress, now: number): number {
  return Math.max(0, (pausedAt ?? now) - startedAt)
}

/** Whole seconds of its phase that are left, the one under way included; 0 of a phase without an end. */
export function secondsLeft(progress: Progress, now: number): number {
  return Math.max(0, Math.ceil((durations[progress.phase] ?? 0) - elapsed(progress, now) / 1000))
}

/** Whether a tap is a lap: a wet finger taps twice within five seconds, and no track is run around in less. */
export function isNewLap(progress: Progress, now: number): boolean {
  return elapsed(progress, now) - (progress.laps.at(-1) ?? 0) >= 5000
}

/** A phase that is over by now leads to the next; whoever has metres to tell is waited for. */
function advance(progress: Progress, now: number): Progress {
  const { phase, startedAt, pausedAt } = progress
  const end = startedAt + (durations[phase] ?? Infinity) * 1000
  if (pausedAt !== undefined || now < end) return progress
  if (phase === 'warmUp') return { ...progress, phase: 'ready', startedAt: end, isWarm: true }
  if (phase === 'run') return { ...progress, phase: 'lastLap', startedAt: end }
  return phase === 'coolDown' ? { ...progress, phase: 'over', startedAt: end } : progress
}

/** What a runner may do, and what it changes, each in its phase of the test; elsewhere it counts as nothing. */
const changes = {
  warmUp: ({ phase }, at) => phase === 'before' && { phase: 'warmUp', startedAt: at },
  getReady: ({ phase }, at) =>
    (phase === 'before' || phase === 'warmUp') && { phase: 'ready', startedAt: at, pausedAt: undefined },
  run: ({ phase }, at) => phase === 'ready' && { phase: 'run', startedAt: at },
  lap: (run, at) =>
    run.phase === 'run' &&
    run.pausedAt === undefined &&
    isNewLap(run, at) && { laps: [...run.laps, at - run.startedAt] },
  takeBack: ({ phase, laps }) => phase === 'run' && { laps: laps.slice(0, -1) },
  pause: ({ phase, pausedAt }, at) =>
    (phase === 'run' || phase === 'warmUp') && pausedAt === undefined && { pausedAt: at, wasPaused: phase === 'run' },
  resume: ({ startedAt, pausedAt }, at) =>
    pausedAt !== undefined && { startedAt: startedAt + Math.max(0, at - pausedAt), pausedAt: undefined },
  fill: ({ phase }) => phase === 'lastLap' && { phase: 'coolDown' },
} satisfies Record<string, (progress: Progress, at: number) => Partial<Progress> | false>

export const trackActions = Object.keys(changes) as TrackAction['type'][]

function applyAction(earlier: Progress, { type, at }: TrackAction): Progress {
  const progress = advance(earlier, at)
  return { ...progress, ...changes[type](progress, at) }
}

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

/** What a runner is told by sound, vibration and voice: when the warm-up is over, how many minutes are left, the end. */
export interface Signal {
  name: 'warm' | 'minutesLeft' | 'lastMinute' | 'end' | 'over'
  /** of the run */
  minutes?: number
  /** ms of the wall clock */
  at: number
}

/** Seconds into each phase, in order; what ended a phase is the last news of the next. */
const marks: Partial<Record<TrackPhase, readonly (Omit<Signal, 'at'> & { after: number })[]>> = {
  warmUp: [{ name: 'warm', after: seconds.warmUp }],
  ready: [{ name: 'warm', after: 0 }],
  run: [
    { name: 'minutesLeft', after: 180, minutes: 9 },
    { name: 'minutesLeft', after: 360, minutes: 6 },
    { name: 'minutesLeft', after: 540, minutes: 3 },
    { name: 'lastMinute', after: 660 },
    { name: 'end', after: seconds.run },
  ],
  lastLap: [{ name: 'end', after: 0 }],
  coolDown: [
    { name: 'end', after: 0 },
    { name: 'over', after: seconds.coolDown },
  ],
  over: [{ name: 'over', after: 0 }],
}

/** Those of the phase under way, in order. */
export function signalsOf({ phase, startedAt }: Pick<Progress, 'phase' | 'startedAt'>): Signal[] {
  return (marks[phase] ?? []).map(({ after, ...signal }) => ({ ...signal, at: startedAt + after * 1000 }))
}

/** The last one that was due, however long the phone has slept since; none for a warm-up that was skipped. */
export function lastSignal(progress: Progress, now: number): Signal | undefined {
  if (progress.phase === 'ready' && !progress.isWarm) return undefined
  return signalsOf(progress)
    .filter(({ at }) => at <= now)
    .at(-1)
}

/**
 * The duration of each phase in seconds. The cool-down's clock starts with the last lap. Source: product spec, Cooper
 * protocol.
 */
const seconds = { warmUp: 600, run: 720, lastLap: 600, coolDown: 600 }
const durations: Partial<Record<TrackPhase, number>> = seconds

/** An action of the runner, at a time of the page's clock. */
export interface TrackAction {
  type: keyof typeof changes
  at: number
}

type TrackPhase = 'before' | 'warmUp' | 'ready' | 'run' | 'lastLap' | 'coolDown' | 'over'

/** The progress of a test. During `lastLap`, the runner enters the metres while the cool-down's clock already runs. */
export interface TrackProgress {
  phase: TrackPhase
  /** start of the phase, shifted by its pauses; for the last lap and the cool-down, the end of the run */
  startedAt: number
  pausedAt?: number | undefined
  /** when each lap ended, in ms into the run */
  lapEnds: readonly number[]
  /**
   * when the last lap was counted, in ms into the run; later than the end of the lap if the runner had forgotten to tap
   */
  countedAt: number
  /** whether the run was paused: an estimate is then too high */
  wasPaused: boolean
  /** whether the warm-up was completed */
  isWarm: boolean
}

const initialProgress: TrackProgress = {
  phase: 'before',
  startedAt: 0,
  lapEnds: [],
  countedAt: 0,
  wasPaused: false,
  isWarm: false,
}

/** Returns the progress at `now`, after these actions in order. */
export function progressAt(actions: readonly TrackAction[], now: number): TrackProgress {
  return advance(actions.reduce(applyAction, initialProgress), now)
}

/** Returns when the test ends by itself: after the cool-down, or never while the runner still has to act. */
export function testEnd(actions: readonly TrackAction[]): number {
  const { phase, startedAt } = actions.reduce(applyAction, initialProgress)
  return phase === 'coolDown' ? startedAt + seconds.coolDown * 1000 : Infinity
}

/**
 * Returns the elapsed ms of the phase, without pauses. Never below 0, although `now`, the time of the last tick, may
 * precede the start.
 */
export function elapsed({ startedAt, pausedAt }: TrackProgress, now: number): number {
  return Math.max(0, (pausedAt ?? now) - startedAt)
}

/** Returns the seconds left of the phase, rounded up, or 0 for a phase without an end. */
export function secondsLeft(progress: TrackProgress, now: number): number {
  return Math.max(0, Math.ceil((durations[progress.phase] ?? 0) - elapsed(progress, now) / 1000))
}

/** Whether a tap counts as a lap. A tap within five seconds of the last is accidental, since no lap is that short. */
export function isNewLap(progress: TrackProgress, now: number): boolean {
  return elapsed(progress, now) - progress.countedAt >= 5000
}

/** How many ms late a lap has to be to seem forgotten. */
const patience = 30_000

/**
 * Returns when the next lap ends if it takes as long as the last, in ms into the run. Undefined before the first lap.
 */
export function nextLapAt({ lapEnds }: TrackProgress): number | undefined {
  const last = lapEnds.at(-1)
  return last && 2 * last - (lapEnds.at(-2) ?? 0)
}

/** Returns since when a lap seems forgotten, in ms into the run. Undefined if none does. */
export function forgottenSince(progress: TrackProgress, now: number): number | undefined {
  const { phase, pausedAt } = progress
  const since = (nextLapAt(progress) ?? Infinity) + patience
  return phase === 'run' && pausedAt === undefined && elapsed(progress, now) >= since ? since : undefined
}

/** Moves on from a phase that is over. Only the runner's metres end `lastLap`: its clock is the cool-down's. */
function advance(progress: TrackProgress, now: number): TrackProgress {
  const { phase, startedAt, pausedAt } = progress
  const end = startedAt + (durations[phase] ?? Infinity) * 1000
  if (pausedAt !== undefined || now < end) return progress
  if (phase === 'warmUp') return { ...progress, phase: 'ready', startedAt: end, isWarm: true }
  if (phase === 'run') return { ...progress, phase: 'lastLap', startedAt: end }
  return phase === 'coolDown' ? { ...progress, phase: 'over', startedAt: end } : progress
}

/** What each action changes. An action changes nothing in a phase in which it is not allowed. */
const changes = {
  warmUp: ({ phase }, at) => phase === 'before' && { phase: 'warmUp', startedAt: at },
  getReady: ({ phase }, at) =>
    (phase === 'before' || phase === 'warmUp') && { phase: 'ready', startedAt: at, pausedAt: undefined },
  run: ({ phase }, at) => phase === 'ready' && { phase: 'run', startedAt: at },
  lap: (run, at) =>
    run.phase === 'run' &&
    run.pausedAt === undefined &&
    isNewLap(run, at) && { lapEnds: [...run.lapEnds, at - run.startedAt], countedAt: at - run.startedAt },
  addForgotten: (run, at) =>
    forgottenSince(run, at) !== undefined && {
      lapEnds: [...run.lapEnds, nextLapAt(run)!],
      countedAt: at - run.startedAt,
    },
  takeBack: ({ phase, lapEnds }) => phase === 'run' && { lapEnds: lapEnds.slice(0, -1), countedAt: 0 },
  pause: ({ phase, pausedAt }, at) =>
    (phase === 'run' || phase === 'warmUp') && pausedAt === undefined && { pausedAt: at, wasPaused: phase === 'run' },
  resume: ({ startedAt, pausedAt }, at) =>
    pausedAt !== undefined && { startedAt: startedAt + Math.max(0, at - pausedAt), pausedAt: undefined },
  fill: ({ phase }) => phase === 'lastLap' && { phase: 'coolDown' },
} satisfies Record<string, (progress: TrackProgress, at: number) => Partial<TrackProgress> | false>

export const trackActions = Object.keys(changes) as TrackAction['type'][]

function applyAction(earlier: TrackProgress, { type, at }: TrackAction): TrackProgress {
  const progress = advance(earlier, at)
  return { ...progress, ...changes[type](progress, at) }
}

/** Returns the metres of the counted laps, for laps of this length. */
export function distanceOf({ lapEnds }: TrackProgress, lapMetres: number): number {
  return Math.round(lapEnds.length * lapMetres)
}

/** Returns the metres of 12 minutes at the average pace so far, rounded to tens, or undefined before the first lap. */
export function projectedDistance(progress: TrackProgress, lapMetres: number): number | undefined {
  const time = progress.lapEnds.at(-1)
  return time === undefined ? undefined : Math.round((distanceOf(progress, lapMetres) / time) * seconds.run * 100) * 10
}

/** A signal to the runner by sound, vibration and voice: end of the warm-up, minutes left, end of the run. */
export interface Signal {
  name: 'warm' | 'minutesLeft' | 'lastMinute' | 'end' | 'over'
  /** minutes left of the run */
  minutes?: number
  /** in ms of the page's clock */
  at: number
}

/**
 * The signals of each phase in order, `after` seconds from its start. The signal at the end of a phase is also the
 * first of the next.
 */
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

/** Returns the signals of the current phase, in order. */
export function signalsOf({ phase, startedAt }: Pick<TrackProgress, 'phase' | 'startedAt'>): Signal[] {
  return (marks[phase] ?? []).map(({ after, ...signal }) => ({ ...signal, at: startedAt + after * 1000 }))
}

/** Returns the last signal that was due, even if the phone slept since. Returns none for a skipped warm-up. */
export function lastSignal(progress: TrackProgress, now: number): Signal | undefined {
  if (progress.phase === 'ready' && !progress.isWarm) return undefined
  return signalsOf(progress)
    .filter(({ at }) => at <= now)
    .at(-1)
}

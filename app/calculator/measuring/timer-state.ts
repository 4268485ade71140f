import { formatTime } from '#i18n/format/time.ts'

/** Source: product spec, section 3: the run lasts 12 minutes. */
export const runDurationMs = 12 * 60_000
const halfDurationMs = runDurationMs / 2
/** When the timer sounds and vibrates, in ms after the start. */
export const signalTimes = [halfDurationMs, runDurationMs] as const
/** Presses closer together than this count once: nobody runs a lap so fast. In ms. */
const shortestLapMs = 5000

interface TimerState {
  status: 'ready' | 'running' | 'stopped' | 'done'
  /** ms since the start */
  elapsed: number
  /** when each lap ended, in ms since the start */
  lapEnds: readonly number[]
}

/** `goOn` takes a stop back, as if the run had never been stopped: a pause would spoil the test. */
export type TimerAction = { type: 'start' } | { type: 'tick' | 'lap' | 'stop' | 'goOn'; elapsed: number }

export const readyTimer: TimerState = { status: 'ready', elapsed: 0, lapEnds: [] }

export function timerReducer(state: TimerState, action: TimerAction): TimerState {
  if (action.type === 'start') return { status: 'running', elapsed: 0, lapEnds: [] }
  const { type, elapsed } = action
  if (state.status !== (type === 'goOn' ? 'stopped' : 'running')) return state
  if (elapsed >= runDurationMs) return { ...state, status: 'done', elapsed: runDurationMs }
  const isLap = type === 'lap' && elapsed - (state.lapEnds.at(-1) ?? 0) >= shortestLapMs
  return {
    status: type === 'stop' ? 'stopped' : 'running',
    elapsed,
    lapEnds: isLap ? [...state.lapEnds, elapsed] : state.lapEnds,
  }
}

/** Returns the latest announcement: a lap, the half of the run, its end. */
export function lastAnnouncement({ status, elapsed, lapEnds }: TimerState): 'lap' | 'half' | 'end' | undefined {
  if (status === 'done') return 'end'
  const lastLap = lapEnds.at(-1) ?? 0
  if (elapsed >= halfDurationMs && lastLap < halfDurationMs) return 'half'
  return lastLap > 0 ? 'lap' : undefined
}

/** Formats the time left, 12:00 at the start. */
export function formatTimeLeft(elapsed: number): string {
  return formatTime(Math.ceil((runDurationMs - elapsed) / 1000))
}

/**
 * Starts a clock. Returns a function that returns its ms. Browsers may stop `performance.now()` while the device
 * sleeps; the device's own clock continues, but may be set back.
 */
export function startStopwatch(): () => number {
  const start = { page: performance.now(), device: Date.now() }
  return () => Math.max(performance.now() - start.page, Date.now() - start.device)
}

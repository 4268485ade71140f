import type { Phase } from '../../../domain/protocols/definition.ts'
import type { Tone } from './use-tones.ts'

// Times are in ms of the page's clock.

/**
 * Returns the whole seconds of a stopwatch. Never below 0, although `now`, the time of the last tick, may precede the
 * start.
 */
export function elapsedSeconds(
  { startedAt, stoppedAt }: { startedAt: number; stoppedAt?: number },
  now: number,
): number {
  return Math.max(0, Math.floor(((stoppedAt ?? now) - startedAt) / 1000))
}

/** The seconds of each pulse count. A pulse drops fast after effort: a shorter count underestimates it less. */
export const countingSeconds = { pulse: 15, shortPulse: 10 }

/** Counts the taps within so many seconds of `start`. */
export function beatsWithin(taps: readonly number[], start: number, seconds = countingSeconds.pulse): number {
  return taps.filter((tap) => tap >= start && tap < start + seconds * 1000).length
}

/** Converts beats in so many seconds to beats/min. */
export const perMinute = (beats: number, seconds = countingSeconds.pulse) => (beats * 60) / seconds

/**
 * Returns the current phase, its start and its seconds left, rounded up. Returns undefined once all phases are over.
 */
export function phaseAt(phases: readonly Phase[], startedAt: number, now: number) {
  let start = startedAt
  for (const [index, phase] of phases.entries()) {
    const end = start + phase.seconds * 1000
    const secondsLeft = Math.min(phase.seconds, Math.ceil((end - now) / 1000))
    if (now < end) return { index, phase, startedAt: start, secondsLeft }
    start = end
  }
  return undefined
}

/** Returns the number of the metronome's current beat, from 0. */
export function beatAt(beatsPerMinute: number, startedAt: number, now: number): number {
  return Math.floor(((now - startedAt) * beatsPerMinute) / 60_000)
}

/** Returns the metronome clicks of a phase, none if it has no beat. */
export function clicksOf({ beats = 0, seconds }: Phase, startedAt: number): Tone[] {
  const click = (beat: number) => ({ at: startedAt + (beat * 60_000) / beats, seconds: 0.08 })
  return Array.from({ length: (seconds * beats) / 60 }, (_, beat) => click(beat))
}

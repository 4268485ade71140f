import type { Phase } from '../../../domain/protocols/definition.ts'
import type { Tone } from './use-tones.ts'

// Moments are of the wall clock, in ms: it goes on while a tab sleeps, as ticks do not.

/** Whole seconds that a stopwatch shows; never below 0, where somebody sets the clock back. */
export function secondsOf({ startedAt, stoppedAt }: { startedAt: number; stoppedAt?: number }, now: number): number {
  return Math.max(0, Math.floor(((stoppedAt ?? now) - startedAt) / 1000))
}

/** How long a pulse is counted, in ms. */
export const countingTime = 15_000

/** Taps within the 15 seconds that a clock has started. */
export function beatsWithin(taps: readonly number[], start: number): number {
  return taps.filter((tap) => tap >= start && tap < start + countingTime).length
}

/** Beats in 15 seconds as beats/min. */
export const perMinute = (beats: number) => beats * 4

/** The phase that a test is in, since when, and the seconds left of it, the one under way included; undefined once all are over. */
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

/** The number of a metronome's beat that sounds at a moment, from 0. */
export function beatAt(beatsPerMinute: number, startedAt: number, now: number): number {
  return Math.floor(((now - startedAt) * beatsPerMinute) / 60_000)
}

/** The clicks of a phase's metronome; none where it has no beat. */
export function clicksOf({ beats = 0, seconds }: Phase, startedAt: number): Tone[] {
  const click = (beat: number) => ({ at: startedAt + (beat * 60_000) / beats, seconds: 0.08 })
  return Array.from({ length: (seconds * beats) / 60 }, (_, beat) => click(beat))
}

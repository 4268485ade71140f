import type { Phase } from '../../../domain/tests/definition.ts'

/** Where a test is: its phase, since when in ms of the wall clock, and the seconds left of it, the one under way included. */
export interface CurrentPhase {
  index: number
  phase: Phase
  startedAt: number
  secondsLeft: number
}

/** The phase of a test that started at a moment of the wall clock; undefined once it is over. */
export function phaseAt(phases: readonly Phase[], startedAt: number, now: number): CurrentPhase | undefined {
  let start = startedAt
  for (const [index, phase] of phases.entries()) {
    const end = start + phase.seconds * 1000
    if (now < end) {
      const secondsLeft = Math.min(phase.seconds, Math.ceil((end - now) / 1000))
      return { index, phase, startedAt: start, secondsLeft }
    }
    start = end
  }
  return undefined
}

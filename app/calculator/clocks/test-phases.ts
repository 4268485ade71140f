import type { Gender } from '../../../domain/person.ts'
import type { FieldOf } from '../field-tests/fields.ts'
import type { FieldTestName } from '../../../domain/field-tests/field-test.ts'
import { stepMetronome } from '../../../domain/field-tests/queens-college-step.ts'

/** A part of a test that a clock leads through. */
export interface Phase {
  name: 'ready' | 'step' | 'stand' | 'squats' | 'ride' | 'rest' | 'count'
  seconds: number
  /** of the metronome, a minute */
  beats?: number
  /** the field that the beats counted in this part are for */
  fills?: FieldOf<FieldTestName>
}

export type TimedTest = Exclude<FieldTestName, 'rockport-walk'>

const ready: Phase = { name: 'ready', seconds: 5 }

/** The parts of a test in order. Sources: domain/field-tests. */
export function phasesOf(test: TimedTest, gender: Gender): Phase[] {
  switch (test) {
    case 'queens-college-step':
      return [
        ready,
        { name: 'step', seconds: 180, beats: stepMetronome[gender] },
        { name: 'stand', seconds: 5 },
        { name: 'count', seconds: 15, fills: 'pulse' },
      ]
    case 'astrand-ryhming-cycle':
      return [
        ready,
        { name: 'ride', seconds: 285 },
        { name: 'count', seconds: 15, fills: 'pulseAtMinute5' },
        { name: 'ride', seconds: 45 },
        { name: 'count', seconds: 15, fills: 'pulseAtMinute6' },
      ]
    case 'ruffier-dickson-index':
      return [
        ready,
        { name: 'squats', seconds: 45, beats: 40 },
        { name: 'count', seconds: 15, fills: 'pulseAfterSquats' },
        { name: 'rest', seconds: 45 },
        { name: 'count', seconds: 15, fills: 'pulseAfterOneMinute' },
      ]
  }
}

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

import { limits, type Gender } from '../cooper-run.ts'
import { estimateOf, pulseLimits, type Estimate, type Refusal } from './outcome.ts'

/** One mile (1,609 m) walked as fast as possible. */
export interface RockportWalk {
  /** years; 29.5 is allowed */
  age: number
  gender: Gender
  /** body weight in kg */
  weight: number
  /** time for the mile in whole seconds */
  seconds: number
  /** whole beats/min at the end of the mile */
  pulse: number
}

/**
 * Smallest and largest accepted values, both included; the seconds are those of 6 and 45 minutes, faster than which
 * nobody walks and slower than which nobody walks as fast as possible.
 */
export const rockportLimits = {
  age: limits.age,
  weight: limits.weight,
  seconds: { min: 360, max: 2700 },
  pulse: pulseLimits,
} as const

/** Completed years of the people in the study: an older person's result was not checked. */
export const rockportAges = { from: 30, to: 69 } as const

/** One standard error of the estimate in L/min. */
const standardError = 0.325

/** Oxygen uptake in L/min. Source: Kline 1987, general equation, whose pounds are kilograms here. */
export function rockportUptake({ age, gender, weight, seconds, pulse }: RockportWalk): number {
  const man = gender === 'homme' ? 1 : 0
  return 6.9652 + 0.0201 * weight - 0.0257 * age + 0.5955 * man - 0.224 * (seconds / 60) - 0.0115 * pulse
}

export function rockportWalk(walk: RockportWalk): Estimate | Refusal {
  const litresPerMinute = rockportUptake(walk)
  const years = Math.floor(walk.age)
  return estimateOf({
    vo2max: (litresPerMinute * 1000) / walk.weight,
    litresPerMinute,
    standardError: (standardError * 1000) / walk.weight,
    outsideStudy: years < rockportAges.from ? 'younger' : years > rockportAges.to ? 'older' : null,
  })
}

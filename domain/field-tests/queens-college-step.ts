import { limits, type Gender } from '../cooper-run.ts'
import { estimateOf, pulseLimits, type Estimate, type Refusal } from './outcome.ts'

/** Three minutes up and down a step of 41.3 cm, at 24 full cycles a minute for men and 22 for women. */
export interface QueensCollegeStep {
  gender: Gender
  /** whole beats/min: those counted from the 5th to the 20th second after the end, × 4 */
  pulse: number
  /** years; only to compare with people of that age, the equations do not take it */
  age?: number | undefined
}

export const stepLimits = { pulse: pulseLimits, age: limits.age } as const

/** Whether an age in years is beyond that of students: a result is then compared with nobody. */
export function isOlderThanStudents(age: number): boolean {
  return age >= 30
}

/** Beats a minute of the metronome: four steps, up, up, down, down, for each cycle. */
export const stepMetronome: Record<Gender, number> = { homme: 96, femme: 88 }

/**
 * VO2max in ml/kg/min. Source: women, McArdle 1972; men, the same team later. The error of 2.9 ml/kg/min was found in 41
 * women students. Nobody who uses the calculator is known to be like them, so no error is given. As pulses fall with age
 * and the equations leave it out, they read too high in older people: Åstrand 1960 takes off a third at 65.
 */
export function queensCollegeStep({ gender, pulse, age }: QueensCollegeStep): Estimate | Refusal {
  return estimateOf({
    vo2max: gender === 'homme' ? 111.33 - 0.42 * pulse : 65.81 - 0.1847 * pulse,
    outsideStudy: age !== undefined && isOlderThanStudents(age) ? 'older' : null,
  })
}

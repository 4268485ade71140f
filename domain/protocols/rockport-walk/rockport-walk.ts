import { uptakeOf } from '../../effort.ts'
import { defineProtocol, equation } from '../definition.ts'
import { age, effortPulse, gender, weight, type InputsOf } from '../field.ts'
import { estimateOf } from '../outcome.ts'

/**
 * Coefficients of the general equation, which gives L/min; the weight's is converted from pounds to kg. `minutes` is
 * the time of the mile, `pulse` in beats/min at its end. Source: Kline 1987
 */
const coefficients = { constant: 6.9652, weight: 0.0201, age: 0.0257, man: 0.5955, minutes: 0.224, pulse: 0.0115 }
/** One standard error of the estimate in L/min. */
const standardError = 0.325
const studiedAges = { from: 30, to: 69 }

/** A time of 6 to 45 minutes: a mile walked as fast as possible takes neither less nor more. */
const fields = {
  age,
  gender,
  weight,
  seconds: { kind: 'duration', min: 360, max: 2700, timer: 'stopwatch' },
  pulse: { ...effortPulse, timer: 'shortPulse' },
} as const

/** One mile. */
const metres = 1609

/** Returns the oxygen uptake in L/min. */
export function rockportUptake({ age, gender, weight, seconds, pulse }: InputsOf<typeof fields>): number {
  const { constant, man, ...by } = coefficients
  const ofGender = gender === 'homme' ? man : 0
  return constant + by.weight * weight - by.age * age + ofGender - by.minutes * (seconds / 60) - by.pulse * pulse
}

/** One mile (1,609 m) walked as fast as possible. */
export const rockportWalk = defineProtocol({
  fields,
  saved: 'onDemand',
  studiedAges,
  outcome(walk) {
    const litresPerMinute = rockportUptake(walk)
    const years = Math.floor(walk.age)
    return estimateOf({
      vo2max: (litresPerMinute * 1000) / walk.weight,
      litresPerMinute,
      standardError: (standardError * 1000) / walk.weight,
      caution: years < studiedAges.from ? 'younger' : years > studiedAges.to ? 'older' : null,
    })
  },
  effort({ seconds }) {
    const speed = metres / (seconds / 60)
    return { activity: 'walking', uptake: uptakeOf.walking(speed), load: (speed * 60) / 1000 }
  },
  equation({ age, gender, weight, seconds, pulse }) {
    const minutes = Math.round((seconds / 60) * 100) / 100
    const { constant, man, ...by } = coefficients
    return gender === 'homme'
      ? equation`(${constant} + ${by.weight} × ${weight} − ${by.age} × ${age} − ${by.minutes} × ${minutes} − ${by.pulse} × ${pulse} + ${man}) × ${1000} ÷ ${weight}`
      : equation`(${constant} + ${by.weight} × ${weight} − ${by.age} × ${age} − ${by.minutes} × ${minutes} − ${by.pulse} × ${pulse}) × ${1000} ÷ ${weight}`
  },
})

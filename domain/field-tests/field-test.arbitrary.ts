import fc from 'fast-check'
import { between } from '../cooper-run.arbitrary.ts'
import { genders } from '../cooper-run.ts'
import { fieldTests } from './field-test.ts'

const { 'rockport-walk': rockport, 'queens-college-step': step } = fieldTests
const { 'astrand-ryhming-cycle': astrand, 'ruffier-dickson-index': ruffier } = fieldTests
const gender = fc.constantFrom(...genders)

/** Every accepted input of each test, for the property tests. */
export const anyWalk = fc.record({
  age: between(rockport.limits.age),
  gender,
  weight: between(rockport.limits.weight),
  seconds: fc.integer(rockport.limits.seconds),
  pulse: fc.integer(rockport.limits.pulse),
})

export const anyStep = fc.record(
  { gender, pulse: fc.integer(step.limits.pulse), age: between(step.limits.age) },
  { requiredKeys: ['gender', 'pulse'] },
)

export const anyRide = fc.record({
  age: between(astrand.limits.age),
  gender,
  weight: between(astrand.limits.weight),
  watts: fc.integer(astrand.limits.watts),
  pulseAtMinute5: fc.integer(astrand.limits.pulseAtMinute5),
  pulseAtMinute6: fc.integer(astrand.limits.pulseAtMinute6),
})

export const anyPulses = fc.record({
  restingPulse: fc.integer(ruffier.limits.restingPulse),
  pulseAfterSquats: fc.integer(ruffier.limits.pulseAfterSquats),
  pulseAfterOneMinute: fc.integer(ruffier.limits.pulseAfterOneMinute),
})

import * as v from 'valibot'
import { genders } from '../domain/cooper-run.ts'
import { fieldTests, type FieldTestInputs, type FieldTestName } from '../domain/field-tests/field-test.ts'
import { between } from './calculation.ts'

const { 'rockport-walk': rockport, 'queens-college-step': step } = fieldTests
const { 'astrand-ryhming-cycle': astrand, 'ruffier-dickson-index': ruffier } = fieldTests

/** What each test takes, in the order of its form. Values within the limits may still be refused by the test itself. */
export const fieldTestSchemas = {
  'rockport-walk': v.object({
    age: between(rockport.limits.age),
    gender: v.picklist(genders),
    weight: between(rockport.limits.weight),
    seconds: wholeBetween(rockport.limits.seconds),
    pulse: wholeBetween(rockport.limits.pulse),
  }),
  'queens-college-step': v.object({
    gender: v.picklist(genders),
    pulse: wholeBetween(step.limits.pulse),
    age: v.optional(between(step.limits.age)),
  }),
  'astrand-ryhming-cycle': v.object({
    age: between(astrand.limits.age),
    gender: v.picklist(genders),
    weight: between(astrand.limits.weight),
    watts: wholeBetween(astrand.limits.watts),
    pulseAtMinute5: wholeBetween(astrand.limits.pulseAtMinute5),
    pulseAtMinute6: wholeBetween(astrand.limits.pulseAtMinute6),
  }),
  'ruffier-dickson-index': v.object({
    restingPulse: wholeBetween(ruffier.limits.restingPulse),
    pulseAfterSquats: wholeBetween(ruffier.limits.pulseAfterSquats),
    pulseAfterOneMinute: wholeBetween(ruffier.limits.pulseAfterOneMinute),
  }),
} satisfies { [Name in FieldTestName]: v.GenericSchema<unknown, FieldTestInputs[Name]> }

function wholeBetween({ min, max }: { min: number; max: number }) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
}

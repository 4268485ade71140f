import fc from 'fast-check'
import { genders } from '../person.ts'
import { runFields, type Run } from './cooper-run.ts'
import { kinds, type Limits } from './field.ts'
import { knownFields } from './known-value.ts'
import { noExerciseFields } from './no-exercise.ts'
import type { OtherProtocolName, ProtocolEntry } from './registry.ts'
import { walkFields } from './rockport-walk.ts'

/** Generates numbers within limits, whole and fractional. */
export function between({ min, max }: Limits): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))
}

const wholeBetween = ({ min, max }: Limits) => fc.integer({ min, max })
const gender = fc.constantFrom(...genders)

/** Generates the runs that the calculator's form accepts. */
export const anyRun: fc.Arbitrary<Run> = fc.record({
  age: between(runFields.age),
  gender,
  weight: between(runFields.weight),
  distance: between(runFields.distance),
})

/** Generates the accepted entries of each other protocol. */
export const anyEntry: { [Name in OtherProtocolName]: fc.Arbitrary<ProtocolEntry<Name>> } = {
  'rockport-walk': fc.record({
    protocol: fc.constant('rockport-walk'),
    inputs: fc.record({
      age: between(walkFields.age),
      gender,
      weight: between(walkFields.weight),
      seconds: wholeBetween(walkFields.seconds),
      pulse: wholeBetween(walkFields.pulse),
    }),
  }),
  'known-value': fc.record({
    protocol: fc.constant('known-value'),
    inputs: fc.record({ vo2max: between(knownFields.vo2max), age: between(knownFields.age), gender }),
  }),
  'no-exercise': fc.record({
    protocol: fc.constant('no-exercise'),
    inputs: fc.record({
      age: between(noExerciseFields.age),
      gender,
      waist: between(noExerciseFields.waist),
      restingPulse: wholeBetween(noExerciseFields.restingPulse),
      frequency: fc.constantFrom(...kinds.exerciseFrequency.options),
      intensity: fc.constantFrom(...kinds.exerciseIntensity.options),
      length: fc.constantFrom(...kinds.exerciseLength.options),
    }),
  }),
}

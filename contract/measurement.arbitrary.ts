import fc from 'fast-check'
import { between } from '../domain/cooper-run.arbitrary.ts'
import { genders, limits } from '../domain/cooper-run.ts'
import { anyPulses, anyRide, anyStep, anyWalk } from '../domain/field-tests/field-test.arbitrary.ts'
import { vo2maxLimits } from '../domain/result.ts'
import { measurementOf, type Measured, type MeasuredTest } from './measurement.ts'

const anyKnownValue = fc.record({
  vo2max: between(vo2maxLimits),
  age: between(limits.age),
  gender: fc.constantFrom(...genders),
})

const anyInputs = {
  'rockport-walk': anyWalk,
  'queens-college-step': anyStep,
  'astrand-ryhming-cycle': anyRide,
  'ruffier-dickson-index': anyPulses,
  'known-value': anyKnownValue,
} satisfies { [Test in MeasuredTest]: fc.Arbitrary<Extract<Measured, { test: Test }>['inputs']> }

/** Whatever may be measured, with a result or without, for the property tests. */
export const anyMeasured: fc.Arbitrary<Measured> = fc
  .constantFrom(...(Object.keys(anyInputs) as MeasuredTest[]))
  .chain((test) =>
    (anyInputs[test] as fc.Arbitrary<Measured['inputs']>).map((inputs) => ({ test, inputs }) as Measured),
  )

/** Every body that the API accepts. */
export const anyMeasurement = anyMeasured.map(measurementOf).filter((request) => request !== undefined)

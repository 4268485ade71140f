import * as v from 'valibot'
import { outcomeOf, type FieldTest } from '../domain/field-tests/field-test.ts'
import { categories } from '../domain/norms/rating.ts'
import { ratingOf, type PersonVo2max } from '../domain/result.ts'
import { toTenths } from '../domain/rounding.ts'
import { fieldTestSchemas } from './field-test.ts'
import { knownValueSchema } from './known-value.ts'

/** What may be kept besides runs: another test, or a VO2max known from a watch or a laboratory, and what was entered. */
export type Measured = FieldTest | { test: 'known-value'; inputs: PersonVo2max }
export type MeasuredTest = Measured['test']

/** The schemas of what a person fills in, by test. */
export const measuredSchemas = { ...fieldTestSchemas, 'known-value': knownValueSchema }

const tenths = v.nullable(v.pipe(v.number(), v.integer()))

/** What is computed from a test; null where it does not give that. */
export const measuredResultFields = {
  /** ml/kg/min times 10 */
  vo2maxResult: tenths,
  /** one standard error of the estimate, ml/kg/min times 10 */
  standardErrorResult: tenths,
  /** no unit, times 10 */
  indexResult: tenths,
  category: v.nullable(v.picklist(categories)),
}
export type MeasuredResult = v.InferOutput<v.ObjectSchema<typeof measuredResultFields, undefined>>

/** Body of POST /api/vo2/measurements, and what is kept of a test; unknown fields are refused. */
export type MeasurementRequest = Measured & { result: MeasuredResult }

/** Answer 201 of POST /api/vo2/measurements: the record as it was kept. */
export type SavedMeasurement = MeasurementRequest & {
  id: string
  /** ISO 8601, UTC */
  createdAt: string
}

export const measuredTests = Object.keys(measuredSchemas) as MeasuredTest[]

/** What a test's body may be; fields that it does not know are refused, or ignored. */
export function measurementSchema(
  test: MeasuredTest,
  unknownFields: 'refused' | 'ignored' = 'refused',
): v.GenericSchema<unknown, MeasurementRequest> {
  const object = unknownFields === 'refused' ? (v.strictObject as unknown as typeof v.object) : v.object
  const parts = {
    test: v.literal(test),
    inputs: object(measuredSchemas[test].entries),
    result: object(measuredResultFields),
  }
  return object(parts) as unknown as v.GenericSchema<unknown, MeasurementRequest>
}

/** The body that a test makes; undefined when the test gives no result for these inputs. */
export function measurementOf(measured: Measured): MeasurementRequest | undefined {
  const result = resultOf(measured)
  return result && ({ test: measured.test, inputs: measured.inputs, result } as MeasurementRequest)
}

const noResult: MeasuredResult = { vo2maxResult: null, standardErrorResult: null, indexResult: null, category: null }

function resultOf(measured: Measured): MeasuredResult | undefined {
  if (measured.test === 'known-value') {
    const { vo2max, category } = ratingOf(measured.inputs)
    return { ...noResult, vo2maxResult: toTenths(vo2max), category }
  }
  const outcome = outcomeOf(measured.test, measured.inputs)
  switch (outcome.kind) {
    case 'refusal':
      return undefined
    case 'index':
      return { ...noResult, indexResult: toTenths(outcome.index) }
    case 'estimate':
      return {
        ...noResult,
        vo2maxResult: toTenths(outcome.vo2max),
        standardErrorResult: outcome.standardError === null ? null : toTenths(outcome.standardError),
      }
  }
}

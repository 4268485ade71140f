import * as v from 'valibot'
import { categories } from '#domain/norms/rating.ts'
import { genders } from '#domain/person.ts'
import { resultOf, runFields, type Run } from '#domain/protocols/cooper-run.ts'
import { toTenths } from '#domain/rounding.ts'

export const calculatePath = '/api/vo2/calculate'

const within = ({ min, max }: { min: number; max: number }) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

/** A run within the limits of its fields; unknown fields are refused. Source: product spec, section 5 */
export const runSchema = v.strictObject({
  age: within(runFields.age),
  gender: v.picklist(genders),
  weight: within(runFields.weight),
  distance: within(runFields.distance),
})

/** Body of POST /api/vo2/calculate. Source: product spec, section 3 */
export const calculationSchema = v.strictObject({
  ...runSchema.entries,
  /** ml/kg/min times 10 */
  vo2maxResult: v.pipe(v.number(), v.integer()),
  category: v.picklist(categories),
})

export type Calculation = v.InferOutput<typeof calculationSchema>

/** A calculation that the site keeps: the body of the 201 response. */
export type SavedRecord = Calculation & {
  id: string
  /** ISO 8601, UTC */
  createdAt: string
}

/** Computes the calculation of a run. */
export function calculationOf({ age, gender, weight, distance }: Run): Calculation {
  const { vo2max, category } = resultOf({ age, gender, weight, distance })
  return { age, gender, weight, distance, vo2maxResult: toTenths(vo2max), category }
}

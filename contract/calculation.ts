import * as v from 'valibot'
import { categories } from '../domain/norms/rating.ts'
import { resultOf } from '../domain/result.ts'
import { toTenths } from '../domain/rounding.ts'
import { genders, limits, type Run } from '../domain/cooper-run.ts'

/** The four fields a person fills in, in the order of the form. */
export const runFields = {
  age: between(limits.age),
  gender: v.picklist(genders),
  weight: between(limits.weight),
  distance: between(limits.distance),
} satisfies Record<keyof Run, unknown>

/** A run as the form gives it, once its texts are numbers. */
export const runSchema = v.object(runFields)

/**
 * Body of POST /api/vo2/calculate; unknown fields are refused. This is what is saved of a run: columns, export, API
 * document, notice and privacy pages derive from it or are checked against it.
 */
export const calculationSchema = v.strictObject({
  ...runFields,
  /** ml/kg/min times 10 */
  vo2maxResult: v.pipe(v.number(), v.integer()),
  category: v.picklist(categories),
})
export type CalculationRequest = v.InferOutput<typeof calculationSchema>

/** Answer 201 of POST /api/vo2/calculate: the record as it was saved. */
export interface SavedCalculation extends CalculationRequest {
  id: string
  /** ISO 8601, UTC */
  createdAt: string
}

export const calculatePath = '/api/vo2/calculate'

/** The body that a run makes. */
export function calculationOf({ age, gender, weight, distance }: Run): CalculationRequest {
  const { vo2max, category } = resultOf({ age, gender, weight, distance })
  return { age, gender, weight, distance, vo2maxResult: toTenths(vo2max), category }
}

/** A number within limits, both included. */
export function between({ min, max }: { min: number; max: number }) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max))
}

import * as v from 'valibot'
import { categories } from '#domain/norms/rating.ts'
import { cooperRunFields, resultOf, type Run } from '#domain/protocols/cooper-run.ts'
import { toTenths } from '#domain/rounding.ts'
import { schemaOf } from './schema-of.ts'

export const calculatePath = '/api/vo2/calculate'

/** Source: product spec, section 5 */
export const runSchema = schemaOf(cooperRunFields)

/** Body of POST /api/vo2/calculate. Source: product spec, section 3 */
export const calculationSchema = v.strictObject({
  ...runSchema.entries,
  /** ml/kg/min times 10 */
  vo2maxResult: v.pipe(v.number(), v.integer()),
  category: v.picklist(categories),
})

export type Calculation = v.InferOutput<typeof calculationSchema>

/** Computes the calculation of a run. */
export function calculationOf({ age, gender, weight, distance }: Run): Calculation {
  const { vo2max, category } = resultOf({ age, gender, weight, distance })
  return { age, gender, weight, distance, vo2maxResult: toTenths(vo2max), category }
}

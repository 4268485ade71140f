import * as v from 'valibot'
import { categories } from '../domain/norms/rating.ts'
import type { Run } from '../domain/protocols/cooper-run/cooper-run.ts'
import { recordOf, type RecordBody, type SavedRecord } from './record.ts'
import { inputSchema } from './protocol-schemas.ts'

export const calculatePath = '/api/vo2/calculate'

/** Body of POST /api/vo2/calculate; unknown fields are refused. Source: product spec, section 3 */
export const calculationSchema = v.strictObject({
  ...inputSchema('cooper-run').entries,
  /** ml/kg/min times 10 */
  vo2maxResult: v.pipe(v.number(), v.integer()),
  category: v.picklist(categories),
}) as unknown as v.GenericSchema<unknown, CalculationRequest>

type CalculationRequest = Run & { vo2maxResult: number; category: (typeof categories)[number] }

/** Body of the 201 response to POST /api/vo2/calculate. */
export type SavedCalculation = CalculationRequest & Pick<SavedRecord, 'id' | 'createdAt'>

/** Computes the record of a run. */
export function runRecordOf({ age, gender, weight, distance }: Run): RecordBody<'cooper-run'> {
  return recordOf({ protocol: 'cooper-run', inputs: { age, gender, weight, distance } })!
}

/** Converts a run's record to the body of POST /api/vo2/calculate. */
export function calculationOf({ inputs, result }: RecordBody<'cooper-run'>): CalculationRequest {
  return { ...inputs, vo2maxResult: result.vo2maxTenths!, category: result.category! }
}

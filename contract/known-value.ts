import * as v from 'valibot'
import { vo2maxLimits, type PersonVo2max } from '../domain/result.ts'
import { between, runFields } from './calculation.ts'

/** A VO2max that somebody has from a watch or a laboratory, in the order of the form. */
export const knownValueSchema = v.object({
  vo2max: between(vo2maxLimits),
  age: runFields.age,
  gender: runFields.gender,
}) satisfies v.GenericSchema<unknown, PersonVo2max>

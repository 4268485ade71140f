import { useMemo } from 'react'
import { useLocation } from 'react-router'
import * as v from 'valibot'
import { runFields } from '../../../contract/calculation.ts'
import { fieldErrors, type FieldError } from '../../../contract/field-error.ts'
import { measuredLimits, type Measured } from '../../../domain/result.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseNumber } from '../../../i18n/number.ts'
import { useMessages } from '../../messages.ts'

export const knownFieldNames = ['vo2max', 'age', 'gender'] as const
export type KnownField = (typeof knownFieldNames)[number]

/** What a person says of a VO2max that they know: their texts as typed, and either the value or why there is none. */
export interface KnownSubmission {
  values: Record<KnownField, string>
  measured?: Measured
  errors?: FieldError[]
}

const { min, max } = measuredLimits
const schema = v.object({
  vo2max: v.pipe(v.number(), v.minValue(min), v.maxValue(max)),
  age: runFields.age,
  gender: runFields.gender,
})

/** Reads the form of a known value, in the browser and, from the address, on the server. */
export function readKnown(form: Pick<FormData, 'get'>, locale: Locale): KnownSubmission {
  const text = (field: KnownField) => String(form.get(field) ?? '').trim()
  const values = { vo2max: text('vo2max'), age: text('age'), gender: text('gender') }
  const number = (typed: string) => (typed ? parseNumber(typed, locale) : undefined)
  const { success, output, issues } = v.safeParse(schema, {
    vo2max: number(values.vo2max),
    age: number(values.age),
    gender: values.gender || undefined,
  })
  return success ? { values, measured: output } : { values, errors: fieldErrors(issues) }
}

/** What the address asks about, where the form was sent without JavaScript; the server renders such an address. */
export function useAskedValue(): KnownSubmission | undefined {
  const { locale } = useMessages()
  const { search } = useLocation()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    return query.has('vo2max') ? readKnown(query, locale) : undefined
  }, [search, locale])
}

import * as v from 'valibot'
import type { FieldError } from '../../../contract/field-error.ts'
import { runFields } from '../../../domain/tests/cooper-run/cooper-run.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { parseForm } from './parse-form.ts'

export const lapFields = ['laps', 'lap', 'extra'] as const
export type LapField = (typeof lapFields)[number]

const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))

/** The length of a track in metres: a short indoor track and a long loop both do. */
export const lapLength = between(50, 5000)

/** Laps of a track, its length, and metres beyond the last lap. */
const schema = v.object({ laps: between(0, 100), lap: lapLength, extra: between(0, 5000) })

/** Whole metres that make a distance for the calculator, or what stands against it. */
export type LapCount = { distance: number } | { errors: FieldError[] } | { outOfRange: number }

/** Reads the lap counter as typed; no metres beyond the last lap may be left out. */
export function countLaps(typed: Record<LapField, string>, locale: Locale): LapCount {
  const form = new Map(Object.entries({ ...typed, extra: typed.extra.trim() || '0' }))
  const { data, errors = [] } = parseForm(form, schema, locale)
  if (!data) return { errors }
  const distance = Math.round(data.laps * data.lap + data.extra)
  const { min, max } = runFields.distance
  return distance < min || distance > max ? { outOfRange: distance } : { distance }
}

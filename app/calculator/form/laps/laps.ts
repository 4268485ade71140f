import * as v from 'valibot'
import { fieldErrors, type FieldError } from '../../../../api/problem.ts'
import { within } from '../../../../api/protocol-schemas.ts'
import type { Locale } from '../../../../i18n/locales.ts'
import { parseNumber } from '../../../../i18n/format/number.ts'

export const lapFields = ['laps', 'lap', 'extra'] as const
export type LapField = (typeof lapFields)[number]

/** The length of a lap in metres, from a short indoor track to a long loop. */
export const lapLengthSchema = within({ min: 50, max: 5000 })

/** Usual lengths of a lap in metres, outdoors and indoors. */
export const commonLapLengths = [400, 200] as const

/** The number of laps, the length of one, and the metres beyond the last lap. */
const schema = v.strictObject({
  laps: within({ min: 0, max: 100 }),
  lap: lapLengthSchema,
  extra: within({ min: 0, max: 5000 }),
})

/** Returns the whole metres of a lap counter, or its errors. An empty `extra` counts as 0. */
export function countLaps(
  typed: Record<LapField, string>,
  locale: Locale,
): { distance?: number; errors?: FieldError[] } {
  const { data, errors } = parseNumbers({ ...typed, extra: typed.extra.trim() || '0' }, schema, locale)
  return data ? { distance: Math.round(data.laps * data.lap + data.extra) } : { errors }
}

/** Parses and validates numbers as the language writes them. An empty text counts as missing. */
export function parseNumbers<Data>(
  typed: Record<string, string>,
  schema: v.GenericSchema<unknown, Data>,
  locale: Locale,
): { data: Data; errors?: undefined } | { data?: undefined; errors: FieldError[] } {
  const read = ([field, text]: [string, string]) => [field, text.trim() ? parseNumber(text, locale) : undefined]
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(Object.entries(typed).map(read)))
  return success ? { data: output } : { errors: fieldErrors(issues) }
}

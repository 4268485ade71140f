import * as v from 'valibot'
import { fieldErrors, type FieldError } from '#api/problem.ts'
import { genders } from '#domain/person.ts'
import { kinds, type Limits } from '#domain/protocols/field.ts'
import { protocolFields, type OtherEntry, type OtherProtocolName } from '#domain/protocols/registry.ts'
import type { Locale } from '#i18n/locales.ts'
import { readForm, type Texts } from './field-text.ts'

const within = ({ min, max }: Limits) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))
const wholeWithin = ({ min, max }: Limits) => v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.integer())

const walk = protocolFields['rockport-walk']
const known = protocolFields['known-value']
const still = protocolFields['no-exercise']
const gender = v.picklist(genders)

/** The schemas of the forms' values. Each gives an entry. */
const entrySchemas = {
  'rockport-walk': v.pipe(
    v.object({
      age: within(walk.age),
      gender,
      weight: within(walk.weight),
      seconds: wholeWithin(walk.seconds),
      pulse: wholeWithin(walk.pulse),
    }),
    v.transform((inputs) => ({ protocol: 'rockport-walk' as const, inputs })),
  ),
  'known-value': v.pipe(
    v.object({ vo2max: within(known.vo2max), age: within(known.age), gender }),
    v.transform((inputs) => ({ protocol: 'known-value' as const, inputs })),
  ),
  'no-exercise': v.pipe(
    v.object({
      age: within(still.age),
      gender,
      waist: within(still.waist),
      restingPulse: wholeWithin(still.restingPulse),
      frequency: v.picklist(kinds.exerciseFrequency.options),
      intensity: v.picklist(kinds.exerciseIntensity.options),
      length: v.picklist(kinds.exerciseLength.options),
    }),
    v.transform((inputs) => ({ protocol: 'no-exercise' as const, inputs })),
  ),
}

/** Parses the form of another protocol than the run, in the browser and on the server. */
export function parseEntry(
  protocol: OtherProtocolName,
  form: { get(name: string): unknown },
  locale: Locale,
): { texts: Texts; entry?: OtherEntry; errors?: FieldError[] } {
  const { texts, input } = readForm(protocolFields[protocol], form, locale)
  // who does not exercise is not asked how; neither answer counts then
  const unasked = input.frequency === 'rarely' && { intensity: 'easy', length: 'underHalfAnHour' }
  const { success, output, issues } = v.safeParse(entrySchemas[protocol], { ...input, ...unasked })
  return success ? { texts, entry: output } : { texts, errors: fieldErrors(issues) }
}

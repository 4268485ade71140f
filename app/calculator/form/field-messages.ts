import { errorMessage, type FieldError } from '../../../api/problem.ts'
import type { Field } from '../../../domain/protocols/field.ts'
import { protocols, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { CommonMessages } from '../../../i18n/fr/calculator/common.ts'
import type { Messages } from '../../../i18n/fr/site.ts'
import { labelOf } from '../../../i18n/protocol-messages.ts'
import { formatTime, textOf } from './field-text.ts'

/** The id of a posted form's result, or of the summary of its errors. */
export const resultId = 'resultat'

/** The attributes of the button that shows a run without saving or remembering it. */
export const withoutSaving = { name: 'intent', value: 'show' } as const

/** The hidden field of a form that saves a result on demand. */
export const savingOnDemand = { name: 'intent', value: 'keep' } as const

export const formId = (protocol: ProtocolName) => `${protocol}-form`

/** Returns the id of a control, unique among the forms of a page. For a run it is the name of the field. */
export function fieldId(protocol: ProtocolName, field: string): string {
  if (protocol === 'cooper-run') return field
  return `${protocol === 'known-value' ? 'known' : protocol.replaceAll(/\B\w|-/g, '')}-${field}`
}

/** The texts of a control. */
export interface ControlMessages {
  label: string
  hint?: string
  unit?: string
}

/** Returns the label, the accepted values and the unit of a protocol's field. */
export function fieldMessages(
  protocol: ProtocolName,
  name: string,
  words: CommonMessages,
  site: Messages,
): ControlMessages {
  const { fields } = words
  const field = protocols[protocol].fields[name]!
  const label = labelOf(protocol, name, words)
  if (!('min' in field)) return { label, hint: fields.hints[field.kind] ?? '' }
  const [from, to] = [field.min, field.max].map((limit) =>
    field.kind === 'duration' ? textOf(field, limit, site.locale) : site.number(limit),
  ) as [string, string]
  return {
    label: field.optional ? fields.optional(label) : label,
    hint: fields.limits(field.kind, from, to),
    unit: fields.units[field.kind],
  }
}

/** Returns the error of a field as a sentence. The limits of a duration are in minutes and seconds. */
export function errorText(field: Field | undefined, error: FieldError, { form, fields }: CommonMessages): string {
  if (field?.kind === 'duration') {
    if (error.rule === 'notANumber') return fields.times.notATime
    if (error.rule === 'tooSmall') return fields.times.tooShort(formatTime(error.limit))
    if (error.rule === 'tooLarge') return fields.times.tooLong(formatTime(error.limit))
  }
  return errorMessage(error, form.rules)
}

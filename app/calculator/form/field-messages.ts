import { errorMessage, type FieldError } from '../../../api/problem.ts'
import type { Field } from '../../../domain/protocols/field.ts'
import { protocols, type ProtocolName } from '../../../domain/protocols/registry.ts'
import type { EntryMessages } from '../../../i18n/fr/calculator/entry.ts'
import type { Messages } from '../../../i18n/fr/messages.ts'
import { labelOf } from '../../../i18n/protocol-messages.ts'
import { formatTime, textOf } from './field-text.ts'

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
  words: EntryMessages,
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
export function errorText(field: Field | undefined, error: FieldError, { form, fields }: EntryMessages): string {
  if (field?.kind === 'duration') {
    if (error.rule === 'notANumber') return fields.times.notATime
    if (error.rule === 'tooSmall') return fields.times.tooShort(formatTime(error.limit))
    if (error.rule === 'tooLarge') return fields.times.tooLong(formatTime(error.limit))
  }
  return errorMessage(error, form.rules)
}

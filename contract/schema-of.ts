import * as v from 'valibot'
import { type FieldDefinition, type Fields, type InputsOf, kinds } from '#domain/protocols/field.ts'

type Entries<Fs extends Fields> = { [N in keyof Fs]: v.GenericSchema<InputsOf<Fs>[N]> }

/** Returns the schema of the inputs of a protocol: each within its limits; unknown fields are refused. */
export function schemaOf<Fs extends Fields>(fields: Fs) {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueSchema(field)])
  return v.strictObject(Object.fromEntries(entries) as Entries<Fs>)
}

function valueSchema(field: FieldDefinition) {
  if (!('min' in field)) return v.picklist(kinds[field.kind].options)
  const within = v.pipe(v.number(), v.minValue(field.min), v.maxValue(field.max))
  return 'whole' in kinds[field.kind] ? v.pipe(within, v.integer()) : within
}

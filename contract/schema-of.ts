import * as v from 'valibot'
import { type FieldDefinition, type FieldDefinitions, fieldKinds, type InputsOf } from '#domain/protocols/field.ts'

type SchemaEntries<Fs extends FieldDefinitions> = { [N in keyof Fs]: v.GenericSchema<InputsOf<Fs>[N]> }

/** Returns the schema of the inputs of a protocol: each within its limits; unknown fields are refused. */
export function schemaOf<Fs extends FieldDefinitions>(fields: Fs) {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueSchema(field)])
  return v.strictObject(Object.fromEntries(entries) as SchemaEntries<Fs>)
}

function valueSchema(field: FieldDefinition) {
  if (!('min' in field)) return v.picklist(fieldKinds[field.kind].options)
  const within = v.pipe(v.number(), v.minValue(field.min), v.maxValue(field.max))
  return 'whole' in fieldKinds[field.kind] ? v.pipe(within, v.integer()) : within
}

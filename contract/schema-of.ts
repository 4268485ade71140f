import * as v from 'valibot'
import { type FieldDefinition, type FieldDefinitions, fieldKinds, type InputsOf } from '#domain/protocols/field.ts'

type SchemaEntries<Definitions extends FieldDefinitions> = {
  [Name in keyof Definitions]: v.GenericSchema<InputsOf<Definitions>[Name]>
}

/** Returns the schema of the inputs of a protocol: each within its limits; unknown fields are refused. */
export function schemaOf<Definitions extends FieldDefinitions>(fields: Definitions) {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueSchema(field)])
  return v.strictObject(Object.fromEntries(entries) as SchemaEntries<Definitions>)
}

function valueSchema(field: FieldDefinition) {
  if (!('min' in field)) return v.picklist(fieldKinds[field.kind].options)
  const within = v.pipe(v.number(), v.minValue(field.min), v.maxValue(field.max))
  return 'whole' in fieldKinds[field.kind] ? v.pipe(within, v.integer()) : within
}

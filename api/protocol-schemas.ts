import * as v from 'valibot'
import { kinds, type Field } from '../domain/protocols/field.ts'
import { protocolNames, protocols, type ProtocolInputs, type ProtocolName } from '../domain/protocols/registry.ts'

type InputSchema<Name extends ProtocolName> = v.GenericSchema<unknown, ProtocolInputs<Name>> & {
  entries: v.ObjectEntries
}

/** A schema of each protocol's inputs, with the limits of its fields. Refuses unknown fields. */
const schemas = Object.fromEntries(
  protocolNames.map((protocol) => {
    const fields: [string, Field][] = Object.entries(protocols[protocol].fields)
    return [protocol, v.strictObject(Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])))]
  }),
) as unknown as { [Name in ProtocolName]: InputSchema<Name> }

export function inputSchema<Name extends ProtocolName>(protocol: Name): InputSchema<Name> {
  return schemas[protocol]
}

function schemaOf(field: Field): v.GenericSchema {
  if (!('min' in field)) return v.picklist(kinds[field.kind].options)
  const number = within(field)
  const schema = 'whole' in kinds[field.kind] ? v.pipe(v.number(), v.integer(), number) : number
  return field.optional ? v.optional(schema) : schema
}

/** Returns a schema of numbers within limits, both included. */
export function within({ min, max }: { min: number; max: number }) {
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max))
}

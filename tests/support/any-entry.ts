import fc from 'fast-check'
import { cooperRunFields } from '#domain/protocols/cooper-run.ts'
import {
  type FieldDefinition,
  type FieldDefinitions,
  fieldKinds,
  type InputsOf,
  type Limits,
} from '#domain/protocols/field.ts'
import { fieldsByProtocol, type ProtocolEntry, type ProtocolName } from '#domain/protocols/protocols.ts'

/** Generates numbers within limits, whole and fractional. */
export function between({ min, max }: Limits): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))
}

function anyValue(field: FieldDefinition): fc.Arbitrary<string | number> {
  if (!('min' in field)) return fc.constantFrom(...fieldKinds[field.kind].options)
  return 'whole' in fieldKinds[field.kind] ? fc.integer(field) : between(field)
}

/** Generates the accepted inputs of a protocol. */
export function anyInputs<Fs extends FieldDefinitions>(fields: Fs) {
  const values = Object.entries(fields).map(([name, field]) => [name, anyValue(field)] as const)
  return fc.record(Object.fromEntries(values)) as fc.Arbitrary<InputsOf<Fs>>
}

export const anyRun = anyInputs(cooperRunFields)

/** Generates the accepted entries of a protocol. */
export function anyEntry<Name extends ProtocolName>(protocol: Name) {
  const inputs = anyInputs(fieldsByProtocol[protocol])
  return fc.record({ protocol: fc.constant(protocol), inputs }) as fc.Arbitrary<ProtocolEntry<Name>>
}

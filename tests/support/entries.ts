import fc from 'fast-check'
import { runFields } from '#domain/protocols/cooper-run.ts'
import { type FieldDefinition, type Fields, type InputsOf, kinds, type Limits } from '#domain/protocols/field.ts'
import { type ProtocolEntry, protocolFields, type ProtocolName } from '#domain/protocols/protocols.ts'

/** Generates numbers within limits, whole and fractional. */
export function between({ min, max }: Limits): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))
}

function anyValue(field: FieldDefinition): fc.Arbitrary<string | number> {
  if (!('min' in field)) return fc.constantFrom(...kinds[field.kind].options)
  return 'whole' in kinds[field.kind] ? fc.integer(field) : between(field)
}

/** Generates the accepted inputs of a protocol. */
export function anyInputs<Fs extends Fields>(fields: Fs) {
  const values = Object.entries(fields).map(([name, field]) => [name, anyValue(field)] as const)
  return fc.record(Object.fromEntries(values)) as fc.Arbitrary<InputsOf<Fs>>
}

export const anyRun = anyInputs(runFields)

/** Generates the accepted entries of a protocol. */
export function anyEntry<Name extends ProtocolName>(protocol: Name) {
  const inputs = anyInputs(protocolFields[protocol])
  return fc.record({ protocol: fc.constant(protocol), inputs }) as fc.Arbitrary<ProtocolEntry<Name>>
}

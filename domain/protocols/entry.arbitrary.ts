import fc from 'fast-check'
import { kinds, type Field, type Limits } from './field.ts'
import { protocolFields, type ProtocolEntry, type ProtocolName } from './registry.ts'

/** Generates accepted entries of a protocol, with whole and fractional numbers. */
export function anyEntryOf<Name extends ProtocolName>(protocol: Name): fc.Arbitrary<ProtocolEntry<Name>> {
  const fields = Object.entries<Field>(protocolFields[protocol])
  const inputs = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anyValue(field)])))
  return inputs.map((inputs) => ({ protocol, inputs: { ...inputs } }) as unknown as ProtocolEntry<Name>)
}

export const run = {
  protocol: 'cooper-run',
  inputs: { age: 30, gender: 'homme', weight: 70, distance: 2400 },
} as const satisfies ProtocolEntry

/** Generates the runs that the calculator's form accepts. */
export const anyRun = anyEntryOf('cooper-run').map(({ inputs }) => inputs)

export function between({ min, max }: Limits): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))
}

function anyValue(field: Field): fc.Arbitrary<number | string> {
  const kind = kinds[field.kind]
  if ('options' in kind) return fc.constantFrom<string>(...kind.options)
  const limits = field as Limits
  return 'whole' in kind ? fc.integer({ min: limits.min, max: limits.max }) : between(limits)
}

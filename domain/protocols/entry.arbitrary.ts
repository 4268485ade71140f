import fc from 'fast-check'
import { kinds, type Field, type Limits } from './field.ts'
import { protocolNames, protocols, type ProtocolEntry, type ProtocolName } from './registry.ts'

/** Generates accepted entries of a protocol, with whole and fractional numbers. */
export function anyEntryOf<Name extends ProtocolName>(protocol: Name): fc.Arbitrary<ProtocolEntry<Name>> {
  const { fields } = protocols[protocol]
  const requiredKeys = Object.keys(fields).filter((name) => !('optional' in fields[name]!))
  const inputs = fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])), {
    requiredKeys,
  })
  return inputs.map((inputs) => ({ protocol, inputs: { ...inputs } })) as unknown as fc.Arbitrary<ProtocolEntry<Name>>
}

export const anyEntry: fc.Arbitrary<ProtocolEntry> = fc
  .constantFrom(...protocolNames)
  .chain((protocol) => anyEntryOf(protocol))

export const run = {
  protocol: 'cooper-run',
  inputs: { age: 30, gender: 'homme', weight: 70, distance: 2400 },
} as const satisfies ProtocolEntry

export const squats = {
  protocol: 'ruffier-dickson-index',
  inputs: { restingPulse: 65, pulseAfterSquats: 110, pulseAfterOneMinute: 75 },
} as const satisfies ProtocolEntry

/** A woman of 68 walks a mile in 16 minutes. */
export const walk = {
  protocol: 'rockport-walk',
  inputs: { age: 68, gender: 'femme', weight: 70, seconds: 960, pulse: 140 },
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

/** The fields of an estimate without uptake in litres, standard error and caution. */
export const plainEstimate = {
  kind: 'estimate',
  category: null,
  litresPerMinute: null,
  standardError: null,
  caution: null,
}

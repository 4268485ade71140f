import { cooperRunFields } from './cooper-run.ts'
import type { InputsOf } from './field.ts'
import { knownValueFields, knownValueOutcome } from './known-value.ts'
import { noExerciseFields, noExerciseImpliedInputs, noExerciseOutcome } from './no-exercise.ts'
import type { Outcome } from './outcome.ts'
import { rockportWalkFields, rockportWalkOutcome } from './rockport-walk.ts'

/** The fields of each protocol, in the order of the choices on screen. */
export const fieldsByProtocol = {
  'cooper-run': cooperRunFields,
  'rockport-walk': rockportWalkFields,
  'known-value': knownValueFields,
  'no-exercise': noExerciseFields,
} as const

export type ProtocolName = keyof typeof fieldsByProtocol
export type EstimateProtocolName = Exclude<ProtocolName, 'cooper-run'>

/** The name of a field; the same name means the same in every protocol. */
export type FieldName = { [Name in ProtocolName]: keyof (typeof fieldsByProtocol)[Name] }[ProtocolName]

/** A protocol and its inputs. */
export type ProtocolEntry<Name extends ProtocolName = ProtocolName> = {
  [Each in Name]: { protocol: Each; inputs: InputsOf<(typeof fieldsByProtocol)[Each]> }
}[Name]

/** An entry that is shown but never saved. */
export type EstimateEntry = ProtocolEntry<EstimateProtocolName>

export const protocolNames = Object.keys(fieldsByProtocol).filter(isProtocolName)

export function isProtocolName(name: unknown): name is ProtocolName {
  return typeof name === 'string' && Object.hasOwn(fieldsByProtocol, name)
}

/** Returns the inputs that the others leave without effect: the form does not ask for them. */
export function impliedInputsOf(protocol: ProtocolName, { frequency }: Readonly<Record<string, unknown>>) {
  return protocol === 'no-exercise' ? noExerciseImpliedInputs(frequency) : {}
}

/** Computes the outcome of an entry whose inputs are within the limits. */
export function outcomeOf(entry: EstimateEntry): Outcome {
  switch (entry.protocol) {
    case 'rockport-walk':
      return rockportWalkOutcome(entry.inputs)
    case 'known-value':
      return knownValueOutcome(entry.inputs)
    case 'no-exercise':
      return noExerciseOutcome(entry.inputs)
  }
}

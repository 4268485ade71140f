import { runFields } from './cooper-run.ts'
import type { InputsOf } from './field.ts'
import { knownFields, knownOutcome } from './known-value.ts'
import { noExerciseFields, noExerciseOutcome, unaskedInputs } from './no-exercise.ts'
import type { Outcome } from './outcome.ts'
import { walkFields, walkOutcome } from './rockport-walk.ts'

/** The fields of each protocol, in the order of the choices on screen. */
export const protocolFields = {
  'cooper-run': runFields,
  'rockport-walk': walkFields,
  'known-value': knownFields,
  'no-exercise': noExerciseFields,
} as const

export type ProtocolName = keyof typeof protocolFields
export type EstimateProtocolName = Exclude<ProtocolName, 'cooper-run'>

/** The name of a field; the same name means the same in every protocol. */
export type FieldName = { [Name in ProtocolName]: keyof (typeof protocolFields)[Name] }[ProtocolName]

/** A protocol and its inputs. */
export type ProtocolEntry<Name extends ProtocolName = ProtocolName> = {
  [Each in Name]: { protocol: Each; inputs: InputsOf<(typeof protocolFields)[Each]> }
}[Name]

/** An entry that is shown but never saved. */
export type EstimateEntry = ProtocolEntry<EstimateProtocolName>

export const protocolNames = Object.keys(protocolFields).filter(isProtocolName)

export function isProtocolName(name: unknown): name is ProtocolName {
  return typeof name === 'string' && Object.hasOwn(protocolFields, name)
}

/** Returns the inputs that the others leave without effect: the form does not ask for them. */
export function unaskedOf(protocol: ProtocolName, { frequency }: Readonly<Record<string, unknown>>) {
  return protocol === 'no-exercise' ? unaskedInputs(frequency) : {}
}

/** Computes the outcome of an entry whose inputs are within the limits. */
export function outcomeOf(entry: EstimateEntry): Outcome {
  switch (entry.protocol) {
    case 'rockport-walk':
      return walkOutcome(entry.inputs)
    case 'known-value':
      return knownOutcome(entry.inputs)
    case 'no-exercise':
      return noExerciseOutcome(entry.inputs)
  }
}

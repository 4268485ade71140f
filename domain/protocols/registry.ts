import type { Gender } from '../person.ts'
import { oneDecimal } from '../rounding.ts'
import { astrandRyhmingCycle } from './astrand-ryhming-cycle/astrand-ryhming-cycle.ts'
import { cooperRun } from './cooper-run/cooper-run.ts'
import type { Equation, ProtocolDefinition } from './definition.ts'
import type { Fields, InputsOf } from './field.ts'
import { knownValue } from './known-value/known-value.ts'
import { noExercise } from './no-exercise/no-exercise.ts'
import type { Outcome } from './outcome.ts'
import { queensCollegeStep } from './queens-college-step/queens-college-step.ts'
import { rockportWalk } from './rockport-walk/rockport-walk.ts'
import { ruffierDicksonIndex } from './ruffier-dickson-index/ruffier-dickson-index.ts'

/**
 * The protocols, in the order on screen. Form, API and database use these names. `known-value` is not a protocol, but a
 * value that is already known is entered, compared and saved in the same way.
 */
const registry = {
  'cooper-run': cooperRun,
  'rockport-walk': rockportWalk,
  'queens-college-step': queensCollegeStep,
  'astrand-ryhming-cycle': astrandRyhmingCycle,
  'no-exercise': noExercise,
  'ruffier-dickson-index': ruffierDicksonIndex,
  'known-value': knownValue,
}

export type ProtocolName = keyof typeof registry
export type FieldName<Name extends ProtocolName = ProtocolName> = {
  [Each in Name]: keyof (typeof registry)[Each]['fields'] & string
}[Name]
export type FieldsOf<Name extends ProtocolName> = (typeof registry)[Name]['fields']
export type ProtocolInputs<Name extends ProtocolName> = InputsOf<FieldsOf<Name>>

/** A protocol and its inputs. */
export type ProtocolEntry<Name extends ProtocolName = ProtocolName> = {
  [Each in Name]: { protocol: Each; inputs: ProtocolInputs<Each> }
}[Name]

/** The inputs of any protocol. Age, gender and weight mean the same in every protocol. */
export type AnyInputs = Readonly<Record<string, string | number | undefined>> & {
  readonly age?: number | undefined
  readonly gender?: Gender | undefined
  readonly weight?: number | undefined
}

/** The definitions with one common type, for code that treats all protocols alike. */
export const protocols = registry as unknown as Record<ProtocolName, ProtocolDefinition<Fields, AnyInputs>>
export const protocolNames = Object.keys(registry) as ProtocolName[]

/** Returns the fields of a protocol, in the order of its form. */
export function fieldNames(protocol: ProtocolName): FieldName[] {
  return Object.keys(registry[protocol].fields) as FieldName[]
}

export function isProtocolName(name: unknown): name is ProtocolName {
  return typeof name === 'string' && Object.hasOwn(registry, name)
}

/** Computes the outcome of an entry whose inputs are within the limits. Browser and server both use it. */
export function outcomeOf({ protocol, inputs }: ProtocolEntry): Outcome {
  const outcome = protocols[protocol].outcome(inputs)
  const effort = protocols[protocol].effort?.(inputs)
  if (outcome.kind !== 'estimate' || !effort) return outcome
  const { vo2max } = outcome
  const uptake = oneDecimal(effort.uptake)
  return vo2max < uptake ? { kind: 'refusal', reason: 'belowEffort', ...effort, uptake, vo2max } : outcome
}

/** Returns the arithmetic of an entry's outcome; undefined if nothing is computed. */
export function equationOf({ protocol, inputs }: ProtocolEntry): Equation | undefined {
  return protocols[protocol].equation?.(inputs)
}

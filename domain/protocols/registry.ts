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

/** Every test by the name it has everywhere: form, wire and database. The order is that on screen. */
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

/** A test and what was entered for it. */
export type ProtocolEntry<Name extends ProtocolName = ProtocolName> = {
  [Each in Name]: { protocol: Each; inputs: ProtocolInputs<Each> }
}[Name]

/** What was entered for whatever test, by field. A field of a person means the same in every test. */
export type AnyInputs = Readonly<Record<string, string | number | undefined>> & {
  readonly age?: number | undefined
  readonly gender?: Gender | undefined
  readonly weight?: number | undefined
}

/** The definitions without their own types, for what does the same with every test. */
export const protocols = registry as unknown as Record<ProtocolName, ProtocolDefinition<Fields, AnyInputs>>
export const protocolNames = Object.keys(registry) as ProtocolName[]

/** The fields of a test in the order of its form. */
export function fieldNames(protocol: ProtocolName): FieldName[] {
  return Object.keys(registry[protocol].fields) as FieldName[]
}

export function isProtocolName(name: unknown): name is ProtocolName {
  return typeof name === 'string' && Object.hasOwn(registry, name)
}

/** The one path from a test to its outcome, for inputs within its limits: in the browser and on the server. */
export function outcomeOf({ protocol, inputs }: ProtocolEntry): Outcome {
  const outcome = protocols[protocol].outcome(inputs)
  const effort = protocols[protocol].effort?.(inputs)
  if (outcome.kind !== 'estimate' || !effort) return outcome
  const { vo2max } = outcome
  const uptake = oneDecimal(effort.uptake)
  return vo2max < uptake ? { kind: 'refusal', reason: 'belowEffort', ...effort, uptake, vo2max } : outcome
}

/** How the outcome of an entry is computed, with its own numbers; undefined where nothing is. */
export function equationOf({ protocol, inputs }: ProtocolEntry): Equation | undefined {
  return protocols[protocol].equation?.(inputs)
}

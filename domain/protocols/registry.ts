import type { Gender } from '../person.ts'
import { oneDecimal } from '../rounding.ts'
import { astrandRyhmingCycle } from './astrand-ryhming-cycle/astrand-ryhming-cycle.ts'
import { cooperRun } from './cooper-run/cooper-run.ts'
import type { Equation, TestDefinition } from './definition.ts'
import type { Fields, InputsOf } from './field.ts'
import { knownValue } from './known-value/known-value.ts'
import { noExercise } from './no-exercise/no-exercise.ts'
import type { TestOutcome } from './outcome.ts'
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

export type TestName = keyof typeof registry
export type FieldName<Name extends TestName = TestName> = {
  [Each in Name]: keyof (typeof registry)[Each]['fields'] & string
}[Name]
export type FieldsOf<Name extends TestName> = (typeof registry)[Name]['fields']
export type TestInputs<Name extends TestName> = InputsOf<FieldsOf<Name>>

/** A test and what was entered for it. */
export type TestEntry<Name extends TestName = TestName> = {
  [Each in Name]: { test: Each; inputs: TestInputs<Each> }
}[Name]

/** What was entered for whatever test, by field. A field of a person means the same in every test. */
export type AnyInputs = Readonly<Record<string, string | number | undefined>> & {
  readonly age?: number | undefined
  readonly gender?: Gender | undefined
  readonly weight?: number | undefined
}

/** The definitions without their own types, for what does the same with every test. */
export const tests = registry as unknown as Record<TestName, TestDefinition<Fields, AnyInputs>>
export const testNames = Object.keys(registry) as TestName[]

/** The fields of a test in the order of its form. */
export function fieldNames(test: TestName): FieldName[] {
  return Object.keys(registry[test].fields) as FieldName[]
}

export function isTestName(name: unknown): name is TestName {
  return typeof name === 'string' && Object.hasOwn(registry, name)
}

/** The one path from a test to its outcome, for inputs within its limits: in the browser and on the server. */
export function outcomeOf({ test, inputs }: TestEntry): TestOutcome {
  const outcome = tests[test].outcome(inputs)
  const effort = tests[test].effort?.(inputs)
  if (outcome.kind !== 'estimate' || !effort) return outcome
  const { vo2max } = outcome
  const uptake = oneDecimal(effort.uptake)
  return vo2max < uptake ? { kind: 'refusal', reason: 'belowEffort', ...effort, uptake, vo2max } : outcome
}

/** How the outcome of an entry is computed, with its own numbers; undefined where nothing is. */
export function equationOf({ test, inputs }: TestEntry): Equation | undefined {
  return tests[test].equation?.(inputs)
}

import { astrandLimits, astrandRyhmingCycle, type AstrandRyhmingCycle } from './astrand-ryhming-cycle.ts'
import type { Outcome } from './outcome.ts'
import { queensCollegeStep, stepLimits, type QueensCollegeStep } from './queens-college-step.ts'
import { rockportLimits, rockportWalk, type RockportWalk } from './rockport-walk.ts'
import { ruffierDicksonIndex, ruffierLimits, type RuffierDickson } from './ruffier-dickson-index.ts'

/** What a person enters for each test, by the name it has everywhere: form, wire and database. */
export interface FieldTestInputs {
  'rockport-walk': RockportWalk
  'queens-college-step': QueensCollegeStep
  'astrand-ryhming-cycle': AstrandRyhmingCycle
  'ruffier-dickson-index': RuffierDickson
}

export type FieldTestName = keyof FieldTestInputs

/** A test and what was entered for it. */
export type FieldTest = { [Name in FieldTestName]: { test: Name; inputs: FieldTestInputs[Name] } }[FieldTestName]

/** Every test: the smallest and largest value of its numbers, and the way to its outcome. */
export const fieldTests = {
  'rockport-walk': { limits: rockportLimits, outcome: rockportWalk },
  'queens-college-step': { limits: stepLimits, outcome: queensCollegeStep },
  'astrand-ryhming-cycle': { limits: astrandLimits, outcome: astrandRyhmingCycle },
  'ruffier-dickson-index': { limits: ruffierLimits, outcome: ruffierDicksonIndex },
} as const satisfies {
  [Name in FieldTestName]: { limits: object; outcome: (inputs: FieldTestInputs[Name]) => Outcome }
}

export const fieldTestNames = Object.keys(fieldTests) as FieldTestName[]

/** The one path from a test to its outcome, for inputs within the test's limits: in the browser and on the server. */
export function outcomeOf<Name extends FieldTestName>(test: Name, inputs: FieldTestInputs[Name]): Outcome {
  const outcome = fieldTests[test].outcome as (inputs: FieldTestInputs[Name]) => Outcome
  return outcome(inputs)
}

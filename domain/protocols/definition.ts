import type { Gender } from '../person.ts'
import type { Fields, InputsOf } from './field.ts'
import type { Effort, Outcome } from './outcome.ts'

/** The definition of a protocol. Form, API, database, exports and texts derive from it. */
export interface ProtocolDefinition<Fs extends Fields = Fields, Inputs = InputsOf<Fs>> {
  fields: Fs
  /** first values of the form; other fields begin empty */
  start?: Partial<Inputs>
  /** Computes the outcome of inputs within the limits of the fields. */
  outcome(inputs: Inputs): Outcome
  /** Returns the effort of the protocol. A VO2max lower than the effort's uptake is refused. */
  effort?(inputs: Inputs): Effort
  /** Returns the outcome's arithmetic with these inputs; absent if nothing is computed. */
  equation?(inputs: Inputs): Equation
  /** whether a result is saved when it is shown, or when the visitor presses a button */
  saved: 'always' | 'onDemand'
  /** a more accurate protocol to suggest */
  moreAccurate?: 'rockport-walk'
  /** ages of the study's participants, in completed years, if the study states them */
  studiedAges?: { from: number; to: number }
  /** Returns the phases of the protocol's timer; they differ by gender if `phasesByGender`. */
  phases?(gender: Gender): readonly Phase<keyof Fs & string>[]
  phasesByGender?: true
}

/** Weeks until a protocol is repeated. Source: product spec, section 9 */
export const retestWeeks = 4

/** A phase of a protocol's timer. */
export interface Phase<FieldName extends string = string> {
  name: 'ready' | 'step' | 'stand' | 'squats' | 'ride' | 'rest' | 'count'
  seconds: number
  /** beats of the metronome a minute */
  beats?: number
  /** the field that takes the pulse counted in this phase */
  fills?: FieldName
}

/** An equation: `texts` holds words and signs, `numbers` the numbers between them. */
export interface Equation {
  texts: readonly string[]
  numbers: readonly number[]
}

/** Tags a template as an equation: equation`${111.33} − ${0.42} × ${pulse}`. */
export function equation(texts: TemplateStringsArray, ...numbers: number[]): Equation {
  return { texts, numbers }
}

export function defineProtocol<const Fs extends Fields>(definition: ProtocolDefinition<Fs>): ProtocolDefinition<Fs> {
  return definition
}

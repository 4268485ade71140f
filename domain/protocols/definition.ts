import type { Gender } from '../person.ts'
import type { Fields, InputsOf } from './field.ts'
import type { Effort, Outcome } from './outcome.ts'

/** All that is said of a test in one place; form, wire, database, files and texts follow from it. */
export interface ProtocolDefinition<Fs extends Fields = Fields, Inputs = InputsOf<Fs>> {
  fields: Fs
  /** what the form shows first; what is not here is left empty */
  start?: Partial<Inputs>
  /** Takes inputs within the limits of the fields. */
  outcome(inputs: Inputs): Outcome
  /** Returns the effort that the test takes. A VO2max below its uptake is refused. */
  effort?(inputs: Inputs): Effort
  /** The outcome's arithmetic with the person's own numbers; none where nothing is computed. */
  equation?(inputs: Inputs): Equation
  /** whether a result is saved as soon as it is shown, or when its reader asks for that */
  saved: 'always' | 'on demand'
  /** a test whose margin is smaller, for whoever can do it */
  narrowedBy?: 'rockport-walk'
  /** completed years of the people in the test's study, where it names them */
  studiedAges?: { from: number; to: number }
  /** The parts of the test that a timer leads through; they differ by gender where `phasesByGender`. */
  phases?(gender: Gender): readonly Phase<keyof Fs & string>[]
  phasesByGender?: true
}

/** Source: product spec, section 9. */
export const retestWeeks = 4

/** A part of a test that a timer leads through. */
export interface Phase<FieldName extends string = string> {
  name: 'ready' | 'step' | 'stand' | 'squats' | 'ride' | 'rest' | 'count'
  seconds: number
  /** of the metronome, a minute */
  beats?: number
  /** the field that the beats counted in this part are for */
  fills?: FieldName
}

/** An equation's words and signs, with the numbers that stand between them. */
export interface Equation {
  texts: readonly string[]
  numbers: readonly number[]
}

/** Writes an equation as a template: equation`${111.33} − ${0.42} × ${pulse}`. */
export function equation(texts: TemplateStringsArray, ...numbers: number[]): Equation {
  return { texts, numbers }
}

export function defineProtocol<const Fs extends Fields>(definition: ProtocolDefinition<Fs>): ProtocolDefinition<Fs> {
  return definition
}

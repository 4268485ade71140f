import type { ChoiceKind, ChoiceOf, Kind, NumberKind } from '../domain/protocols/field.ts'
import { protocols, type FieldsOf, type ProtocolName } from '../domain/protocols/registry.ts'

/** Kinds whose own label says enough: `labels` of `fields`. */
type LabelledKind = 'years' | 'gender' | 'kilograms'

type OwnLabels<Name extends ProtocolName> = {
  [F in keyof FieldsOf<Name> as FieldsOf<Name>[F] extends { kind: LabelledKind } ? never : F]: string
}

/** What a test is called, and what is said of it alone. */
interface ProtocolWords<Name extends ProtocolName = ProtocolName> {
  /** in lists, tables and files */
  name: string
  /** its line in the calculator: what one does, how long and hard it is, and how near it comes */
  choice: { name: string; effort?: string }
  /** the button of its form */
  submit: string
  /** labels of its fields, but for those whose kind has one */
  fields: OwnLabels<Name>
  /** in a calendar */
  again: string
  /** above its form: who asks first, what to stop for, then how it is done */
  safety?: string
  how?: string
}

/** What comes with a result, and with a clock. */
interface ProtocolResultWords {
  /** above its result */
  title: string
  /** of its equation */
  source?: string
  /** where nothing says how near its result is for this person */
  noMargin?: string
  /** whom it refuses for their age */
  refusedAge?: string
  timer?: {
    title: string
    /** what sound and light do, where there is a metronome */
    beat?: string
  }
}
export type ProtocolResultMessages = Record<ProtocolName, ProtocolResultWords>

/** Words as they are used where the test is any of them. */
type AnyProtocolWords = Omit<ProtocolWords, 'fields'> & { fields: Partial<Record<string, string>> }
export type ProtocolMessages = Record<ProtocolName, AnyProtocolWords>
export type ProtocolMessagesByName = { [Name in ProtocolName]: ProtocolWords<Name> }

/** What is said of fields by their kind. */
export interface FieldWords {
  labels: Record<LabelledKind, string>
  units: Record<NumberKind, string> & Partial<Record<Kind, string>>
  /** of those that may be chosen, where it is not their name in the program */
  unitNames: Partial<Record<string, string>>
  /** the choice between two units */
  unitOf: (label: string) => string
  optional: (label: string) => string
  /** which values are accepted; limits as they are typed */
  limits: (kind: NumberKind, from: string, to: string) => string
  /** what is chosen from */
  options: { [K in ChoiceKind]: Record<ChoiceOf<K>, string> }
  /** help, where it is not the limits */
  hints: Partial<Record<Kind, string>>
  /** the choice that is none yet */
  undecided: string
  /** a time has rules of its own: its limits are minutes and seconds */
  times: { notATime: string; tooShort: (limit: string) => string; tooLong: (limit: string) => string }
}

/** Returns the label of a field: its own, or that of its kind. `OwnLabels` makes sure that one of them is there. */
export function labelOf(
  protocol: ProtocolName,
  name: string,
  words: { protocols: ProtocolMessages; fields: FieldWords },
): string {
  const ofKinds: Partial<Record<Kind, string>> = words.fields.labels
  return words.protocols[protocol].fields[name] ?? ofKinds[protocols[protocol].fields[name]!.kind]!
}

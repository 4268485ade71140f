import type { ChoiceKind, ChoiceOf, Kind, NumberKind } from '../domain/protocols/field.ts'
import { protocols, type FieldsOf, type ProtocolName } from '../domain/protocols/registry.ts'

/** Kinds that have a label of their own, in `labels`. */
type LabelledKind = 'years' | 'gender' | 'kilograms'

type OwnLabels<Name extends ProtocolName> = {
  [F in keyof FieldsOf<Name> as FieldsOf<Name>[F] extends { kind: LabelledKind } ? never : F]: string
}

/** A protocol's name, and its own strings. */
interface MessagesOf<Name extends ProtocolName> {
  /** in lists, tables and files */
  name: string
  /** its line in the calculator: what to do, duration, effort, accuracy */
  choice: { name: string; effort?: string }
  /** the button of its form */
  submit: string
  /** labels of its fields, except those whose kind has one */
  fields: OwnLabels<Name>
  /** title of the reminder in a calendar */
  again: string
  /** text above its form: who should ask first, when to stop, then the instructions */
  safety?: string
  how?: string
}

/** The strings of each protocol's result and timer. */
export type ProtocolResultMessages = Record<
  ProtocolName,
  {
    /** title above its result */
    title: string
    /** source of its equation */
    source?: string
    /** shown if no study gives the accuracy for this person */
    noMargin?: string
    /** shown if the protocol refuses the person's age */
    refusedAge?: string
    timer?: {
      title: string
      /** what sound and light do, if there is a metronome */
      beat?: string
    }
  }
>

/** The strings of every protocol, with one common type. */
export type ProtocolMessages = Record<
  ProtocolName,
  Omit<MessagesOf<ProtocolName>, 'fields'> & { fields: Partial<Record<string, string>> }
>
export type ProtocolMessagesByName = { [Name in ProtocolName]: MessagesOf<Name> }

/** The strings of fields by kind. */
export interface FieldMessages {
  labels: Record<LabelledKind, string>
  units: Record<NumberKind, string> & Partial<Record<Kind, string>>
  /** names of selectable units, if they differ from the names in the code */
  unitNames: Partial<Record<string, string>>
  /** label of the choice between two units */
  unitOf: (label: string) => string
  optional: (label: string) => string
  /** the accepted values; limits as people type them */
  limits: (kind: NumberKind, from: string, to: string) => string
  /** the options of choices */
  options: { [K in ChoiceKind]: Record<ChoiceOf<K>, string> }
  /** hints other than the limits */
  hints: Partial<Record<Kind, string>>
  /** the empty option */
  undecided: string
  /** errors of a duration, whose limits are minutes and seconds */
  times: { notATime: string; tooShort: (limit: string) => string; tooLong: (limit: string) => string }
}

/** Returns the label of a field, or else of its kind. The type `OwnLabels` requires one of these labels. */
export function labelOf(
  protocol: ProtocolName,
  name: string,
  words: { protocols: ProtocolMessages; fields: FieldMessages },
): string {
  const ofKinds: Partial<Record<Kind, string>> = words.fields.labels
  return words.protocols[protocol].fields[name] ?? ofKinds[protocols[protocol].fields[name]!.kind]!
}

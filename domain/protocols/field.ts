import { genders } from '../person.ts'

/**
 * The kinds of fields. Kinds with `options` are choices; the others are numbers in this unit, without decimals if
 * `whole`. VO2max is in ml/kg/min.
 */
export const fieldKinds = {
  years: {},
  gender: { options: genders },
  exerciseFrequency: { options: ['rarely', 'weekly', 'twoOrThreeAWeek', 'almostDaily'] },
  exerciseIntensity: { options: ['easy', 'outOfBreath', 'nearExhaustion'] },
  exerciseDuration: { options: ['underHalfAnHour', 'halfAnHourOrMore'] },
  kilograms: {},
  metres: {},
  centimetres: {},
  seconds: { whole: true },
  beatsPerMinute: { whole: true },
  vo2max: {},
} as const satisfies Record<string, { whole?: true } | { options: readonly string[] }>

export type FieldKind = keyof typeof fieldKinds
export type OptionKind = {
  [Kind in FieldKind]: (typeof fieldKinds)[Kind] extends { options: unknown } ? Kind : never
}[FieldKind]
export type NumberKind = Exclude<FieldKind, OptionKind>

/** Smallest and largest accepted values, both included. */
export interface Limits {
  min: number
  max: number
}

export type FieldDefinition = (Limits & { kind: NumberKind }) | { kind: OptionKind }

/** The fields of a protocol, in the order of its form. */
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>

/** A value of a choice. */
export type OptionOf<Kind extends OptionKind> = (typeof fieldKinds)[Kind]['options'][number]

/** The inputs of these fields, in the units of their kinds. */
export type InputsOf<Definitions extends FieldDefinitions> = {
  [Name in keyof Definitions]: Definitions[Name]['kind'] extends OptionKind
    ? OptionOf<Definitions[Name]['kind']>
    : number
}

/** Ages in years and weights in kg that every protocol accepts. Source: product spec, section 5 */
export const ageField = { kind: 'years', min: 10, max: 100 } as const satisfies FieldDefinition
export const weightField = { kind: 'kilograms', min: 30, max: 200 } as const satisfies FieldDefinition
export const genderField = { kind: 'gender' } as const satisfies FieldDefinition

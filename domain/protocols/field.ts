import { genders } from '../person.ts'

/**
 * The kinds of fields. Kinds with `options` are choices; the others are numbers, without decimals if `whole`. `unit` is
 * the unit in the API and the exports. A duration is in seconds; people type minutes and seconds.
 */
export const kinds = {
  years: { unit: 'years' },
  gender: { options: genders },
  exerciseFrequency: { options: ['rarely', 'weekly', 'twoOrThreeAWeek', 'almostDaily'] },
  exerciseIntensity: { options: ['easy', 'outOfBreath', 'nearExhaustion'] },
  exerciseLength: { options: ['underHalfAnHour', 'halfAnHourOrMore'] },
  kilograms: { unit: 'kg' },
  metres: { unit: 'm' },
  centimetres: { unit: 'cm' },
  duration: { unit: 's', whole: true },
  beats: { unit: '/min', whole: true },
  watts: { unit: 'W', whole: true },
  vo2max: { unit: 'ml/kg/min' },
} as const satisfies Record<string, { unit: string; whole?: true } | { options: readonly string[] }>

export type Kind = keyof typeof kinds
export type ChoiceKind = { [K in Kind]: (typeof kinds)[K] extends { options: unknown } ? K : never }[Kind]
export type NumberKind = Exclude<Kind, ChoiceKind>

/** Smallest and largest accepted values, both included. */
export interface Limits {
  min: number
  max: number
}

type NumberField = Limits & {
  kind: NumberKind
  optional?: true
  /** a timer that fills the field in: a stopwatch, or taps on each beat */
  timer?: 'stopwatch' | 'pulse' | 'shortPulse'
}

export type Field = NumberField | { kind: ChoiceKind }

/** The fields of a protocol, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>

/** A value of a choice. */
export type ChoiceOf<K extends ChoiceKind> = (typeof kinds)[K]['options'][number]
type ValueOf<F extends Field> = F['kind'] extends ChoiceKind ? ChoiceOf<F['kind']> : number
type OptionalIn<Fs extends Fields> = { [N in keyof Fs]: Fs[N] extends { optional: true } ? N : never }[keyof Fs]

/** The inputs of these fields, in the units of `kinds`. */
export type InputsOf<Fs extends Fields> = { [N in Exclude<keyof Fs, OptionalIn<Fs>>]: ValueOf<Fs[N]> } & {
  [N in OptionalIn<Fs>]?: ValueOf<Fs[N]> | undefined
}

/** Ages in years and weights in kg that every protocol accepts. Source: product spec, section 5 */
export const age = { kind: 'years', min: 10, max: 100 } as const satisfies Field
export const weight = { kind: 'kilograms', min: 30, max: 200 } as const satisfies Field
export const gender = { kind: 'gender' } as const satisfies Field
/** A pulse during an effort or right after it, in beats/min. A value beyond these limits is a typing error. */
export const effortPulse = { kind: 'beats', min: 40, max: 220 } as const satisfies Field

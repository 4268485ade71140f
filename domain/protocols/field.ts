import { genders } from '../person.ts'

/**
 * What a field can be of. `unit` is the one that the API and files name; a `whole` number has no decimals; `options` are
 * chosen from, and the others are numbers. A duration is in seconds and typed as minutes and seconds.
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
  /** what fills it in beside the form: a stopwatch, or taps on each beat */
  clock?: 'stopwatch' | 'pulse'
}

export type Field = NumberField | { kind: ChoiceKind }

/** The fields of a test in the order of its form. */
export type Fields = Readonly<Record<string, Field>>

/** A value of a kind that is chosen from. */
export type ChoiceOf<K extends ChoiceKind> = (typeof kinds)[K]['options'][number]
type ValueOf<F extends Field> = F['kind'] extends ChoiceKind ? ChoiceOf<F['kind']> : number
type OptionalIn<Fs extends Fields> = { [N in keyof Fs]: Fs[N] extends { optional: true } ? N : never }[keyof Fs]

/** What a person enters for these fields, in the units of `kinds`. */
export type InputsOf<Fs extends Fields> = { [N in Exclude<keyof Fs, OptionalIn<Fs>>]: ValueOf<Fs[N]> } & {
  [N in OptionalIn<Fs>]?: ValueOf<Fs[N]> | undefined
}

/** Years and kilograms that every test accepts. Source: product spec, section 5. */
export const age = { kind: 'years', min: 10, max: 100 } as const satisfies Field
export const weight = { kind: 'kilograms', min: 30, max: 200 } as const satisfies Field
export const gender = { kind: 'gender' } as const satisfies Field
/** A pulse that a person can have during an effort or right after it: beyond the limits it is a slip. */
export const effortPulse = { kind: 'beats', min: 40, max: 220 } as const satisfies Field

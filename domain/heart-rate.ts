import type { NumberRange } from './range.ts'

/** Estimated maximum heart rate, in beats per minute. Source: Tanaka 2001. */
export const maximumHeartRate = (age: number) => 208 - 0.7 * age

/** As shares of the maximum. Source: product spec, sections 2 and 9 */
export const heartRateZones = {
  easy: { from: 0.6, to: 0.7 },
  intense: { from: 0.85, to: 0.95 },
} as const satisfies Record<string, NumberRange>

/** Returns the pulse range of a zone at an age, in whole beats per minute. */
export function heartRatesIn({ from, to }: NumberRange, age: number): NumberRange {
  return { from: Math.round(from * maximumHeartRate(age)), to: Math.round(to * maximumHeartRate(age)) }
}

/** Estimated maximum heart rate, in beats per minute. Source: Tanaka 2001. */
export const maximumHeartRate = (age: number) => 208 - 0.7 * age

/** Zones, as shares of the maximum heart rate. Source: product spec, sections 2 and 9 */
const zones = { easy: { from: 0.6, to: 0.7 }, intense: { from: 0.85, to: 0.95 } } as const

/** Returns the pulse range of a zone at an age, in whole beats per minute. */
export function pulseIn(zone: keyof typeof zones, age: number): { from: number; to: number } {
  const { from, to } = zones[zone]
  return { from: Math.round(from * maximumHeartRate(age)), to: Math.round(to * maximumHeartRate(age)) }
}

import { oneDecimal } from './rounding.ts'

/** Oxygen uptake in ml/kg/min. Source: the ACSM's metabolic equations (docs/physiology.md). */
export const uptakeOf = {
  /** at a speed in m/min */
  walking: (speed: number) => 0.1 * speed + 3.5,
  /** up and down a step of a height in metres, so many times a minute */
  stepping: (cycles: number, height: number) => 0.2 * cycles + 1.33 * 1.8 * height * cycles + 3.5,
  /** at so many watts per kg of body weight */
  cycling: (power: number) => 10.8 * power + 7,
}

/** A VO2max in ml/kg/min as multiples of the oxygen used at rest, one decimal. 1 MET = 3.5 ml/kg/min. */
export function metsOf(vo2max: number): number {
  return oneDecimal(vo2max / 3.5)
}

/** Oxygen uptake in L/min, one decimal, of a VO2max in ml/kg/min at a body weight in kg. */
export function absoluteUptake(vo2max: number, weight: number): number {
  return oneDecimal((vo2max * weight) / 1000)
}

/** Average speed in km/h, one decimal, of the metres covered in 12 minutes. */
export function averageSpeed(distance: number): number {
  return oneDecimal((distance / 1000 / 12) * 60)
}

import { oneDecimal } from './rounding.ts'

/** Oxygen uptake of an effort, in ml/kg/min. Source: the ACSM's metabolic equations (docs/physiology.md) */
export const uptakeOf = {
  /** at a speed in m/min */
  walking: (speed: number) => 0.1 * speed + 3.5,
  /** on a step: ascents a minute, and its height in metres */
  stepping: (cycles: number, height: number) => 0.2 * cycles + 1.33 * 1.8 * height * cycles + 3.5,
  /** watts per kg of body weight */
  cycling: (power: number) => 10.8 * power + 7,
}

/** Converts a VO2max in ml/kg/min to METs, one decimal. 1 MET = 3.5 ml/kg/min, the uptake at rest. */
export function metsOf(vo2max: number): number {
  return oneDecimal(vo2max / 3.5)
}

/** Converts a VO2max in ml/kg/min to L/min, one decimal, for a body weight in kg. */
export function litresPerMinuteOf(vo2max: number, weight: number): number {
  return oneDecimal((vo2max * weight) / 1000)
}

/** Returns the average speed in km/h, one decimal, from metres in 12 minutes. */
export function averageSpeed(distance: number): number {
  return oneDecimal((distance / 1000 / 12) * 60)
}

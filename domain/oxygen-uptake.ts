import { oneDecimal } from './rounding.ts'

/** Returns the oxygen uptake of walking, in ml/kg/min, at a speed in m/min. Source: ACSM (docs/physiology.md) */
export function walkingUptake(metresPerMinute: number): number {
  return 0.1 * metresPerMinute + 3.5
}

/** Converts a VO2max in ml/kg/min to L/min, one decimal, for a body weight in kg. */
export function absoluteVo2maxOf(vo2max: number, weight: number): number {
  return oneDecimal((vo2max * weight) / 1000)
}

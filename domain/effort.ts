import { oneDecimal } from './rounding.ts'

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

/** To one decimal, half a tenth going up: how the site shows, rates and stores a value. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

/** The integer that is sent and stored: a VO2max in ml/kg/min times 10. */
export function toTenths(vo2max: number): number {
  return Math.round(vo2max * 10)
}

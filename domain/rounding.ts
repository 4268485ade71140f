/** Rounds to one decimal, half a tenth up. The site shows, rates and stores values in this form. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

/** Converts tenths to a value. */
export const fromTenths = (tenths: number): number => tenths / 10

/** Converts a value to tenths, as an integer, for the API and the database. */
export function toTenths(value: number): number {
  return Math.round(value * 10)
}

/** From the lowest value to the highest, both included. */
export interface Range {
  from: number
  to: number
}

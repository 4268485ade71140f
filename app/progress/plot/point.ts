import type { ShownRecord } from '../records/records.ts'

/** A result that has a place on the plot. */
export type Point = ShownRecord & { vo2max: number }

export type PlottedPoint = Point & {
  /** in percent of the width */
  left: number
}

/** The ends of its margin, ml/kg/min. */
export const lowest = ({ vo2max, margin }: Point) => vo2max - (margin ?? 0)
export const highest = ({ vo2max, margin }: Point) => vo2max + (margin ?? 0)

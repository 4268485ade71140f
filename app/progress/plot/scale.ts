import type { ShownRecord } from '../records/records.ts'

/** A result that has a place on the plot. */
export type Point = ShownRecord & { vo2max: number }

/** `left` is in percent of the width. */
export type PlottedPoint = Point & { left: number }

/** The ends of its margin, ml/kg/min. */
export const lowest = ({ vo2max, margin }: Point) => vo2max - (margin ?? 0)
export const highest = ({ vo2max, margin }: Point) => vo2max + (margin ?? 0)

/** From a value to its place in percent: `from` stands at `start`, `to` at `end`, and a single value in the middle. */
export function linear([from, to]: readonly number[], [start, end]: readonly number[]): (value: number) => number {
  const span = to! - from!
  return (value) => start! + (span === 0 ? 0.5 : (value - from!) / span) * (end! - start!)
}

/** About five round values, from below the least to above the most: 1, 2 or 5 times a power of ten apart, at least 1. */
export function ticksAround(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * [1, 2, 5, 10].find((factor) => factor * power >= rough)!
  const first = Math.floor(least / step)
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, index) => (first + index) * step)
}

export const percent = (position: number) => `${position.toFixed(2)}%`

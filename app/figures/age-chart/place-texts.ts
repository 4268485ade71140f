import type { Point } from './axes.ts'
import { lineHeight, smallestPlot, widthOf } from './labels.ts'

/** A rectangle, in em of the chart's font size. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const largestPlot = { width: 60, height: 36 }

/** A dot and its text. `scale` is the text's font size relative to the chart's. */
export interface Dot {
  at: Point
  text: string
  scale: number
}

/** Scale of the text for a person's value. */
export const largeText = 1.3

/** Radius of a dot with its margin, and distance from its centre to its text, in em. */
const radius = 0.6
const gap = 0.8

/**
 * Returns the box of each dot's text, in em from the dot: beside the dot if possible, otherwise above or below.
 * Undefined if no place is free. Earlier dots have priority. A box that fits in the smallest and the largest plot fits
 * in all sizes between.
 */
export function placeTexts(dots: readonly Dot[]): (Box | undefined)[] {
  const occupied = dots.map(({ at }) => ({
    at,
    box: { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius },
  }))
  return dots.map(({ at, text, scale }) => {
    const width = widthOf(text) * scale + 0.7
    const height = lineHeight * scale
    const offsetY = (at[1] / 100) * smallestPlot.height
    const besideY = Math.min(Math.max(-height / 2, -offsetY), smallestPlot.height - offsetY - height)
    const sideways = [gap, -gap - width].map((x) => ({ x, y: besideY }))
    const stacked = [gap, -gap - height].flatMap((y) => [-width / 2, -gap, gap - width].map((x) => ({ x, y })))
    const freeBox = [...sideways, ...stacked]
      .map((place) => ({ ...place, width, height }))
      .find((box) =>
        [smallestPlot, largestPlot].every((plot) => {
          const absolute = boxAt(at, box, plot)
          return (
            isInside(absolute, plot) && !occupied.some((other) => overlap(absolute, boxAt(other.at, other.box, plot)))
          )
        }),
      )
    if (freeBox) occupied.push({ at, box: freeBox })
    return freeBox
  })
}

/** Converts a box relative to a point to em from the plot's top left corner. */
export function boxAt([x, y]: Point, box: Box, plot: { width: number; height: number }): Box {
  return { ...box, x: (x / 100) * plot.width + box.x, y: (y / 100) * plot.height + box.y }
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

function isInside({ x, y, width, height }: Box, plot: { width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && x + width <= plot.width && y + height <= plot.height
}

import type { Point } from './axes.ts'
import { line, smallestPlot, widthOf } from './labels.ts'

/** A rectangle in em of the chart's letters. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const largestPlot = { width: 60, height: 36 }

/** A dot of the chart and its text, set so many times larger than the others. */
export interface Dot {
  at: Point
  text: string
  scale: number
}

/** The value of a person, beside the other letters of a chart. */
export const largeText = 1.3

/** Half of a dot, and the room between it and its text, in em. */
const radius = 0.6
const gap = 0.8

/**
 * Where the text of each dot goes, in em from its dot: beside it if there is room, else above or below; undefined where there
 * is none. What has room in the smallest and in the largest plot has it in all between. What comes first chooses first.
 */
export function placeTexts(dots: readonly Dot[]): (Box | undefined)[] {
  const occupied = dots.map(({ at }) => ({
    at,
    box: { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius },
  }))
  return dots.map(({ at, text, scale }) => {
    const width = widthOf(text) * scale + 0.7
    const height = line * scale
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

/** A box beside a point, in em from the corner of the plot. */
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

import type { SavedRecord } from '#contract/records.ts'
import { fromTenths } from '#domain/rounding.ts'

/** A run on the chart; `x` and `y` in percent of the drawing's width and height. */
interface RunDot {
  id: string
  createdAt: string
  vo2max: number
  x: number
  y: number
}

/** Where the dots are, in percent of the drawing: texts have room around. */
const dotArea = { left: 5, width: 90, bottom: 92, height: 80 }

/** The smallest range of the vertical scale, in ml/kg/min, so that small changes look small. */
const smallestRange = 10

/** The width of a value's label on a narrow phone, in percent. */
const labelWidth = 16

/** Returns the dots of records, which come newest first. The dots are oldest first. */
export function runDotsOf(records: SavedRecord[]): RunDot[] {
  const runs = [...records].reverse()
  const times = runs.map(({ createdAt }) => Date.parse(createdAt))
  const values = runs.map(({ vo2maxResult }) => fromTenths(vo2maxResult))
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const range = Math.max(smallestRange, highest - lowest)
  const start = (lowest + highest - range) / 2
  const duration = times.at(-1)! - times[0]! || 1
  return runs.map(({ id, createdAt }, index) => ({
    id,
    createdAt,
    vo2max: values[index]!,
    x: dotArea.left + ((times[index]! - times[0]!) / duration) * dotArea.width,
    y: dotArea.bottom - ((values[index]! - start) / range) * dotArea.height,
  }))
}

/** Returns the dots whose values are written: the last, the first, the highest, and those with room on both sides. */
export function labelledDots(dots: RunDot[]): RunDot[] {
  const highest = dots.reduce((best, dot) => (dot.vo2max > best.vo2max ? dot : best))
  const isApart = (dot: RunDot) => (other: RunDot) => other === dot || Math.abs(other.x - dot.x) >= labelWidth
  const apart = dots.filter((dot) => dots.every(isApart(dot)))
  const labelled: RunDot[] = []
  for (const dot of [dots.at(-1)!, dots[0]!, highest, ...apart]) {
    if (!labelled.includes(dot) && labelled.every(isApart(dot))) labelled.push(dot)
  }
  return labelled
}

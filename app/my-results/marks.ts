import type { SavedRecord } from '#contract/records.ts'
import { fromTenths } from '#domain/rounding.ts'

/** A run on the curve; `x` and `y` in percent of the drawing's width and height. */
export interface Mark {
  id: string
  createdAt: string
  value: number
  x: number
  y: number
}

/** Where the marks are, in percent of the drawing: texts have room around. */
const area = { left: 5, width: 90, bottom: 92, height: 80 }

/** The smallest range of the vertical scale, in ml/kg/min, so that small changes look small. */
const smallestRange = 10

/** The width of a value's label on a narrow phone, in percent. */
const labelWidth = 16

/** Returns the marks of records, which come newest first. The marks are oldest first. */
export function marksOf(records: SavedRecord[]): Mark[] {
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
    value: values[index]!,
    x: area.left + ((times[index]! - times[0]!) / duration) * area.width,
    y: area.bottom - ((values[index]! - start) / range) * area.height,
  }))
}

/** Returns the marks whose values are written: the last, the first, the highest, and those with room on both sides. */
export function labelledMarks(marks: Mark[]): Mark[] {
  const highest = marks.reduce((best, mark) => (mark.value > best.value ? mark : best))
  const isApart = (mark: Mark) => (other: Mark) => other === mark || Math.abs(other.x - mark.x) >= labelWidth
  const labelled: Mark[] = []
  for (const mark of [marks.at(-1)!, marks[0]!, highest, ...marks.filter((mark) => marks.every(isApart(mark)))]) {
    if (!labelled.includes(mark) && labelled.every(isApart(mark))) labelled.push(mark)
  }
  return labelled
}

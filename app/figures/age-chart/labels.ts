import { middleOfYear, ticksOf, type Point } from './axes.ts'

/** A rectangle in em of the chart's letters. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest plot that a chart has, in em; the style sheet keeps to it. */
export const smallestPlot = { width: 9.1, height: 11 }
const largestPlot = { width: 60, height: 36 }

/** The width from which a chart shows what a phone has no room for, in em: so has the style sheet. */
export const widePlot = 26

/** The height of a line of letters, in em. */
const line = 1.2

/** The width of a text in em: at most a tenth too wide. */
export function widthOf(text: string): number {
  const widths = Array.from(text, (letter) => (/\d/.test(letter) ? 0.66 : /[\s.,:’]/.test(letter) ? 0.31 : 0.53))
  return widths.reduce((sum, width) => sum + width, 0)
}

/** Places in percent, from top to bottom, moved apart until a line of letters fits between any two. */
export function spreadApart(places: readonly number[], plotHeight = smallestPlot.height): number[] {
  const least = (line / plotHeight) * 100
  const spread = [...places]
  for (let round = 0; round < 30; round++) {
    for (let index = 1; index < spread.length; index++) {
      const missing = Math.max(0, least - (spread[index]! - spread[index - 1]!))
      spread[index - 1]! -= missing / 2
      spread[index]! += missing / 2
    }
  }
  return spread
}

interface AgeLabel {
  text: string
  /** in percent from the left */
  x: number
  /** the person's */
  isOwn: boolean
  /** of no place in a plot that is less than wide */
  isTight: boolean
}

/** The ages under a chart that have room: somebody's own first, then those of the axis. The last one has its unit, if it is alone. */
export function ageLabels(ages: { from: number; to: number }, own: number | undefined, write: (age: number) => string) {
  const place = (age: number) => ((age - ages.from) / (ages.to - ages.from)) * 100
  const first = own === undefined ? [] : [{ text: write(Math.floor(own)), x: place(middleOfYear(own)), isOwn: true }]
  const others = ticksOf(ages).map((age) => {
    const text = age === ages.to && own === undefined ? write(age) : String(age)
    return { text, x: place(age), isOwn: false }
  })
  const inSmall = fitting([...first, ...others], smallestPlot.width)
  return fitting([...first, ...others], widePlot).map((label): AgeLabel => ({
    ...label,
    isTight: !inSmall.includes(label),
  }))
}

/** Labels, of which each has room beside those before it. */
function fitting<Label extends { text: string; x: number }>(labels: Label[], plotWidth: number): Label[] {
  return labels.reduce<Label[]>((kept, label) => {
    const isFree = kept.every(({ text, x }) => {
      const apart = (Math.abs(x - label.x) / 100) * plotWidth
      return apart > (widthOf(text) + widthOf(label.text)) / 2 + 0.35
    })
    return isFree ? [...kept, label] : kept
  }, [])
}

/** A dot of the chart and its text, set so many times larger than the others. */
export interface Dot {
  at: Point
  text: string
  scale: number
}

/** Half of a dot, and the room between it and its text, in em. */
const radius = 0.6
const gap = 0.8

/**
 * Where the text of each dot goes, in em from its dot: beside it if there is room, else above or below; undefined where there
 * is none. What has room in the smallest and in the largest plot has it in all between. What comes first chooses first.
 */
export function placeTexts(dots: readonly Dot[]): (Box | undefined)[] {
  const taken = dots.map(({ at }) => ({ at, box: { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius } }))
  return dots.map(({ at, text, scale }) => {
    const width = widthOf(text) * scale + 0.7
    const height = line * scale
    const down = (at[1] / 100) * smallestPlot.height
    const level = Math.min(Math.max(-height / 2, -down), smallestPlot.height - down - height)
    const sideways = [gap, -gap - width].map((x) => ({ x, y: level }))
    const stacked = [gap, -gap - height].flatMap((y) => [-width / 2, -gap, gap - width].map((x) => ({ x, y })))
    const choice = [...sideways, ...stacked]
      .map((place) => ({ ...place, width, height }))
      .find((box) =>
        [smallestPlot, largestPlot].every((plot) => {
          const absolute = boxAt(at, box, plot)
          return isInside(absolute, plot) && !taken.some((other) => overlap(absolute, boxAt(other.at, other.box, plot)))
        }),
      )
    if (choice) taken.push({ at, box: choice })
    return choice
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

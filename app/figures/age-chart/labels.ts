import { middleOfYear, ticksOf } from './axes.ts'

/** Smallest plot of a chart, in em. age-chart.module.css guarantees it. */
export const smallestPlot = { width: 9.1, height: 11 }

/** Smallest plot width with room for the wide-only labels, in em. age-chart.module.css hides them in narrow charts. */
export const widePlot = 26

/** Height of a line of text, in em. */
export const lineHeight = 1.2

/** Returns the estimated width of a text in em, at most 10 % too wide. */
export function widthOf(text: string): number {
  const widths = Array.from(text, (letter) => (/\d/.test(letter) ? 0.66 : /[\s.,:’]/.test(letter) ? 0.31 : 0.53))
  return widths.reduce((sum, width) => sum + width, 0)
}

/** Moves positions, in percent from top to bottom, until all neighbours are at least a line of text apart. */
export function spreadApart(positions: readonly number[], plotHeight = smallestPlot.height): number[] {
  const minGap = (lineHeight / plotHeight) * 100
  const spread = [...positions]
  for (let round = 0; round < 30; round++) {
    for (let index = 1; index < spread.length; index++) {
      const missing = Math.max(0, minGap - (spread[index]! - spread[index - 1]!))
      spread[index - 1]! -= missing / 2
      spread[index]! += missing / 2
    }
  }
  return spread
}

interface AgeLabel {
  text: string
  /** percent from the left */
  x: number
  /** whether it is the person's age */
  isHighlighted: boolean
  /** whether it does not fit in the smallest plot */
  isWideOnly: boolean
}

/**
 * Returns the age labels that fit under a chart. The person's age has priority over the ticks. It is written by
 * `formatAge`, as is the last tick if there is no person.
 */
export function ageLabels(
  ages: { from: number; to: number },
  personAge: number | undefined,
  formatAge: (age: number) => string,
) {
  const position = (age: number) => ((age - ages.from) / (ages.to - ages.from)) * 100
  const personLabel =
    personAge === undefined
      ? []
      : [{ text: formatAge(Math.floor(personAge)), x: position(middleOfYear(personAge)), isHighlighted: true }]
  const tickLabels = ticksOf(ages).map((age) => {
    const text = age === ages.to && personAge === undefined ? formatAge(age) : String(age)
    return { text, x: position(age), isHighlighted: false }
  })
  const inSmallest = fitting([...personLabel, ...tickLabels], smallestPlot.width)
  return fitting([...personLabel, ...tickLabels], widePlot).map((label): AgeLabel => ({
    ...label,
    isWideOnly: !inSmallest.includes(label),
  }))
}

/** Returns the labels that do not overlap an earlier one. */
function fitting<Label extends { text: string; x: number }>(labels: Label[], plotWidth: number): Label[] {
  return labels.reduce<Label[]>((placed, label) => {
    const isFree = placed.every(({ text, x }) => {
      const distance = (Math.abs(x - label.x) / 100) * plotWidth
      return distance > (widthOf(text) + widthOf(label.text)) / 2 + 0.35
    })
    return isFree ? [...placed, label] : placed
  }, [])
}

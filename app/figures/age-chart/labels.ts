import { middleOfYear, ticksOf } from './axes.ts'

/** The smallest plot that a chart has, in em; the style sheet keeps to it. */
export const smallestPlot = { width: 9.1, height: 11 }

/** The width from which a chart shows what a phone has no room for, in em: so has the style sheet. */
export const widePlot = 26

/** The height of a line of letters, in em. */
export const line = 1.2

/** The width of a text in em: at most a tenth too wide. */
export function widthOf(text: string): number {
  const widths = Array.from(text, (letter) => (/\d/.test(letter) ? 0.66 : /[\s.,:’]/.test(letter) ? 0.31 : 0.53))
  return widths.reduce((sum, width) => sum + width, 0)
}

/** Places in percent, from top to bottom, moved apart until a line of letters fits between any two. */
export function spreadApart(positions: readonly number[], plotHeight = smallestPlot.height): number[] {
  const minGap = (line / plotHeight) * 100
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
  /** in percent from the left */
  x: number
  /** the person's */
  isHighlighted: boolean
  /** of no place in a plot that is less than wide */
  isWideOnly: boolean
}

/** The ages under a chart that have room: somebody's personAge first, then those of the axis. The last one has its unit, if it is alone. */
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

/** Labels, of which each has room beside those before it. */
function fitting<Label extends { text: string; x: number }>(labels: Label[], plotWidth: number): Label[] {
  return labels.reduce<Label[]>((placed, label) => {
    const isFree = placed.every(({ text, x }) => {
      const distance = (Math.abs(x - label.x) / 100) * plotWidth
      return distance > (widthOf(text) + widthOf(label.text)) / 2 + 0.35
    })
    return isFree ? [...placed, label] : placed
  }, [])
}

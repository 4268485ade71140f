/** A point of the drawing: effort from 0 to 1, oxygen uptake in ml/kg/min. */
interface Point {
  effort: number
  uptake: number
}

/** Uptake at rest, in ml/kg/min: 1 MET. */
const rest = 3.5
/** How the line bends upward, and over how many ml/kg/min it eases into its ceiling: a matter of drawing, not of data. */
const bend = 1.55
const easing = 2

/** Uptake in ml/kg/min at the upper edge, a multiple of ten, that leaves room above all these values; at least 60. */
export function axisMaximum(values: number[]): number {
  return Math.max(60, Math.ceil((Math.max(...values) + 5) / 10) * 10)
}

/** Everybody's line, in ml/kg/min: uptake rises with effort, from rest to just above the upper edge. */
export function uptakeAt(effort: number, top: number): number {
  return rest + (top + 2 - rest) * effort ** bend
}

/** The effort at which everybody's line reaches an uptake in ml/kg/min: its inverse. */
export function effortAt(uptake: number, top: number): number {
  return (Math.max(0, uptake - rest) / (top + 2 - rest)) ** (1 / bend)
}

/** The line of somebody whose uptake stops at a ceiling: everybody's line, eased into it. */
export function uptakeLine(ceiling: number, top: number): Point[] {
  return steps(0).map((effort) => ({
    effort,
    uptake: ceiling - easing * Math.log1p(Math.exp((ceiling - uptakeAt(effort, top)) / easing)),
  }))
}

/** What everybody's line would be from a ceiling on; nothing where no more than a dot of it is left. */
export function extrapolatedLine(ceiling: number, top: number): Point[] {
  const start = effortAt(ceiling, top)
  return start < 0.95 ? steps(start).map((effort) => ({ effort, uptake: uptakeAt(effort, top) })) : []
}

/** Where a line turns into its ceiling. */
export function plateauStart(ceiling: number, top: number): Point {
  return { effort: Math.min(0.98, effortAt(ceiling + 1.6 * easing, top)), uptake: ceiling }
}

/** The point of an uptake: on the line of a ceiling that is higher, or else on everybody's line. */
export function pointOf(uptake: number, ceiling: number, top: number): Point {
  const onSlope = uptake < ceiling ? ceiling - easing * Math.log(Math.expm1((ceiling - uptake) / easing)) : uptake
  return { effort: effortAt(onSlope, top), uptake }
}

/** An SVG path through points, with the places of effort and uptake in the drawing's own units. */
export function pathOf(points: Point[], { x, y }: ReturnType<typeof positions>): string {
  return points
    .map(({ effort, uptake }, index) => `${index ? 'L' : 'M'}${x(effort).toFixed(2)} ${y(uptake).toFixed(2)}`)
    .join('')
}

/** The closed path of a margin: between the lines of its two ends. */
export function marginBand(margin: { from: number; to: number }, top: number): Point[] {
  return [...uptakeLine(margin.to, top), ...uptakeLine(margin.from, top).reverse()]
}

function steps(from: number): number[] {
  return Array.from({ length: 61 }, (_, index) => from + ((1 - from) * index) / 60)
}

/** Upper and lower edge of the plot, in percent; names of the axes stand outside. */
const edges = { top: 7, bottom: 91 }

/** Places in the drawing, in percent, on a scale that ends at `top` ml/kg/min: texts keep their size at every width. */
export const positions = (top: number) => ({
  x: (effort: number) => effort * 100,
  y: (uptake: number) => edges.bottom - (uptake / top) * (edges.bottom - edges.top),
})

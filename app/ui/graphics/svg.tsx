import type { ComponentProps } from 'react'

/*
 * Texts, dots and straight lines have positions in percent of the drawing: unlike with a viewBox, they keep their size
 * at every width. Curves and areas are in an inner `<svg>` of 100 by 100, stretched to the drawing.
 */

/** A position in percent of the drawing, from the left and from the top. */
export type Point = readonly [x: number, y: number]

/** Returns the SVG path data of a line through points. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((position) => Number(position.toFixed(2))).join(' ')).join('L')}`
}

export const percent = (position: number) => `${Number(position.toFixed(2))}%`

const lengthOf = (position: string | number | undefined) =>
  typeof position === 'number' ? percent(position) : position

/** Returns the text anchor at `x` percent. It keeps texts at the edges inside the drawing. */
export function anchorAt(x: number) {
  if (x <= 0) return 'start'
  return x >= 100 ? 'end' : 'middle'
}

/** Renders a text. Numbers are percentages. The trailing space separates texts where SVG is not drawn. */
export function SvgText({ x, y, text, ...props }: ComponentProps<'text'> & { text: string | number }) {
  return (
    <text {...props} x={lengthOf(x)} y={lengthOf(y)}>
      {`${text} `}
    </text>
  )
}

type StartAndEnd = readonly [start: string | number, end: string | number]

interface SvgLineProps extends Omit<ComponentProps<'line'>, 'x' | 'y'> {
  /** one position for a vertical line */
  x?: string | number | StartAndEnd
  /** one position for a horizontal line */
  y: string | number | StartAndEnd
}

/** Renders a line, across the full width by default. Numbers are percentages. */
export function SvgLine({ x = [0, 100], y, ...props }: SvgLineProps) {
  const [x1, x2] = [x, x].flat()
  const [y1, y2] = [y, y].flat()
  return <line x1={lengthOf(x1)} x2={lengthOf(x2)} y1={lengthOf(y1)} y2={lengthOf(y2)} {...props} />
}

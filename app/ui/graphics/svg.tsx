import type { ComponentProps, ReactNode } from 'react'

/** Props of a figure with one drawing. */
export interface DrawingProps {
  /** text alternative for screen readers */
  alternative: string
  /** caption */
  children: ReactNode
}

/** Formats a position as a percentage of the drawing: unlike with a viewBox, texts keep their size at every width. */
export const percent = (position: number) => `${Number(position.toFixed(2))}%`

const positionOf = (position: string | number | undefined) =>
  typeof position === 'number' ? percent(position) : position

/** Returns the text anchor at `x` percent. It keeps texts at the edges inside the drawing. */
export function anchorAt(x: number) {
  if (x <= 0) return 'start'
  return x >= 100 ? 'end' : 'middle'
}

/** Renders a text. Numbers are percentages. The trailing space separates texts where SVG is not drawn. */
export function SvgText({ x, y, text, ...props }: ComponentProps<'text'> & { text: string | number }) {
  return (
    <text {...props} x={positionOf(x)} y={positionOf(y)}>
      {`${text} `}
    </text>
  )
}

interface SvgLineProps extends Omit<ComponentProps<'line'>, 'x' | 'y'> {
  /** start and end, in percent of the drawing's width; one number for a vertical line */
  x?: number | readonly [number, number]
  /** start and end, in percent of the height; one number for a horizontal line */
  y: number | readonly [number, number]
}

/** Omits 0, the default of SVG lines. */
const percentUnlessZero = (position = 0) => (position === 0 ? undefined : percent(position))

/** Renders a line, across the full width by default. */
export function SvgLine({ x = [0, 100], y, ...props }: SvgLineProps) {
  const [x1, x2] = [x, x].flat()
  const [y1, y2] = [y, y].flat()
  return (
    <line
      x1={percentUnlessZero(x1)}
      x2={percentUnlessZero(x2)}
      y1={percentUnlessZero(y1)}
      y2={percentUnlessZero(y2)}
      {...props}
    />
  )
}

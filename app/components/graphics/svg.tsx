import type { ComponentProps, ReactNode } from 'react'

/** What is said of a drawing. */
export interface DrawingProps {
  /** what it shows, for those who do not see it */
  alternative: string
  /** its caption */
  children: ReactNode
}

/** Positions in percent of a drawing, so that its texts keep their size at every width. */
export const percent = (position: number) => `${Number(position.toFixed(2))}%`

const positionOf = (position: string | number | undefined) =>
  typeof position === 'number' ? percent(position) : position

/** Keeps texts at the edges inside the drawing. */
export function anchorAt(x: number) {
  if (x <= 0) return 'start'
  return x >= 100 ? 'end' : 'middle'
}

/** A text of a drawing at numbers in percent, and a space: where SVG is not drawn, its texts follow each other in one line. */
export function SvgText({ x, y, text, children = text, ...props }: ComponentProps<'text'> & { text?: ReactNode }) {
  return (
    <>
      <text {...props} x={positionOf(x)} y={positionOf(y)}>
        {children}
      </text>{' '}
    </>
  )
}

interface SvgLineProps extends Omit<ComponentProps<'line'>, 'x' | 'y'> {
  /** percent of the drawing: where it begins and ends, or, straight up, stands */
  x?: number | readonly [number, number]
  /** the same; on a level where it is one number */
  y: number | readonly [number, number]
}

/** 0 is where lines begin that do not say it. */
const percentUnlessZero = (position = 0) => (position === 0 ? undefined : percent(position))

/** A line of a drawing, across the whole of it unless told otherwise. */
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

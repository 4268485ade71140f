import type { ComponentProps, ReactNode } from 'react'

type SvgTextProps = ComponentProps<'text'> & { text?: ReactNode }

/** Positions in percent of a drawing, so that its texts keep their size at every width. */
export const percent = (position: number) => `${Number(position.toFixed(2))}%`

const placed = (position: string | number | undefined) => (typeof position === 'number' ? percent(position) : position)

/** Keeps texts at the edges inside the drawing. */
export function anchorAt(x: number) {
  if (x <= 0) return 'start'
  return x >= 100 ? 'end' : 'middle'
}

/** A text of a drawing at numbers in percent, and a space: where SVG is not drawn, its texts follow each other in one line. */
export function SvgText({ x, y, text, children = text, ...props }: SvgTextProps) {
  return (
    <>
      <text {...props} x={placed(x)} y={placed(y)}>
        {children}
      </text>{' '}
    </>
  )
}

import type { ComponentProps } from 'react'
import { percent } from './svg-text.tsx'

interface SvgLineProps extends Omit<ComponentProps<'line'>, 'x' | 'y'> {
  /** percent of the drawing: where it begins and ends, or, straight up, stands */
  x?: number | readonly [number, number]
  /** the same; on a level where it is one number */
  y: number | readonly [number, number]
}

/** 0 is where lines begin that do not say it. */
const unlessNone = (position = 0) => (position === 0 ? undefined : percent(position))

/** A line of a drawing, across the whole of it unless told otherwise. */
export function SvgLine({ x = [0, 100], y, ...props }: SvgLineProps) {
  const [x1, x2] = [x, x].flat()
  const [y1, y2] = [y, y].flat()
  return <line x1={unlessNone(x1)} x2={unlessNone(x2)} y1={unlessNone(y1)} y2={unlessNone(y2)} {...props} />
}

import type { ComponentProps, ReactNode } from 'react'
import styles from './ranges-figure.module.css'
import { Ranges } from './ranges.tsx'

interface RangesFigureProps extends ComponentProps<typeof Ranges> {
  caption: ReactNode
  /** what stands between the caption and the ranges */
  children?: ReactNode
}

/** Ranges under a caption, whose strong opening is set as a title. */
export function RangesFigure({ caption, children, ...ranges }: RangesFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      {children}
      <Ranges {...ranges} />
    </figure>
  )
}

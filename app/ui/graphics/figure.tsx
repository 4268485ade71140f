import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './figure.module.css'

interface FigureProps {
  className?: string
  /** its bold start is the title */
  caption: ReactNode
  children: ReactNode
}

/** Renders a drawing under a caption. */
export function Figure({ className, caption, children }: FigureProps) {
  return (
    <figure className={joinClasses(styles.figure, className)}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  )
}

interface PlotProps extends ComponentProps<'svg'> {
  /** text alternative for screen readers; without one, they skip the drawing */
  alternative?: string
}

/** Renders a drawing as wide as its figure. */
export function Plot({ className, alternative, ...props }: PlotProps) {
  const role = alternative === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alternative }
  return <svg className={joinClasses(styles.plot, className)} {...role} {...props} />
}

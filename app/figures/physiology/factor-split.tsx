import type { ReactNode } from 'react'
import { percent } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'
import styles from './factor-split.module.css'

/** Percentage of the differences between people that heredity explains. Source: product spec, section 2. */
const inherited = { from: 40, to: 50 }

/** Edges of the bar's segments, inherited and changeable in turn. Stripes of both show the range of the estimate. */
const stripes = Array.from({ length: inherited.to - inherited.from + 1 }, (_, index) => inherited.from + index)
const edges = [0, ...stripes, 100]

/**
 * Renders the inherited and the changeable share of the differences between people, as one bar. The two `Factors` under
 * it say the same in words. The estimates are adjusted for age and sex.
 */
export function FactorSplit({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className={figure.figure}>
      <figcaption>{caption}</figcaption>
      <svg width="100%" height="3rem" aria-hidden="true">
        {edges.slice(1).map((end, index) => (
          <rect
            key={end}
            className={`${figure.bar} ${index % 2 ? figure.pine : figure.venous}`}
            fillOpacity={index % 2 ? 1 : 0.5}
            x={percent(edges[index]!)}
            width={percent(end - edges[index]!)}
            height="100%"
          />
        ))}
      </svg>
      <div className={styles.sides}>{children}</div>
    </figure>
  )
}

/** Renders one side of the bar: its name, its share and its list of factors. */
export function Factors({ name, share, children }: { name: string; share: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.share}>{share}</p>
      {children}
    </div>
  )
}

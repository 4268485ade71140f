import type { ReactNode } from 'react'
import { percent } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'
import styles from './factor-split.module.css'

/** Share of the differences between people that heredity explains, in percent. Source: product spec, section 2. */
const inherited = { from: 40, to: 50 }

/** Where the parts of the bar begin and end, inherited and not in turns: what may be of either one is drawn in stripes of both. */
const stripes = Array.from({ length: inherited.to - inherited.from + 1 }, (_, index) => inherited.from + index)
const edges = [0, ...stripes, 100]

/**
 * What is inherited and what can change between people of the same age and sex, as shares of one bar; the two
 * `Factors` under it say the same in words. The estimates are adjusted for age and sex, which are no part of the bar.
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

/** One side of the bar: its name, its share and its list. */
export function Factors({ name, share, children }: { name: string; share: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.share}>{share}</p>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import figure from '../figure.module.css'
import styles from './factor-split.module.css'

/** Share of the differences between people that heredity explains, in percent. Source: product spec, section 2. */
const inherited = { from: 40, to: 50 }

/** The part of either one, drawn in stripes of both. */
const stripes = Array.from({ length: inherited.to - inherited.from }, (_, index) => inherited.from + index)

/**
 * What is inherited and what can change between people of the same age and sex, as shares of one bar; the two
 * `Factors` under it say the same in words. The estimates are adjusted for age and sex, which are no part of the bar.
 */
export function FactorSplit({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className={figure.figure}>
      <figcaption>{caption}</figcaption>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.inherited} width={`${inherited.from}%`} height="100%" />
        {stripes.map((at, index) => (
          <rect
            key={at}
            className={index % 2 ? styles.inherited : styles.modifiable}
            x={`${at}%`}
            width="1%"
            height="100%"
          />
        ))}
        <rect className={styles.modifiable} x={`${inherited.to}%`} width={`${100 - inherited.to}%`} height="100%" />
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

import type { ReactNode } from 'react'
import { percent } from '../../components/graphics/svg-text.tsx'
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
      <svg width="100%" height="3rem" aria-hidden="true">
        <Part to={inherited.from} inherited />
        {stripes.map((at, index) => (
          <Part key={at} from={at} to={at + 1} inherited={index % 2 === 1} />
        ))}
        <Part from={inherited.to} to={100} />
      </svg>
      <div className={styles.sides}>{children}</div>
    </figure>
  )
}

function Part({ from = 0, to, inherited = false }: { from?: number; to: number; inherited?: boolean }) {
  const tone = inherited ? figure.venous : figure.pine
  return (
    <rect
      className={`${figure.bar} ${tone}`}
      fillOpacity={inherited ? 0.5 : 1}
      x={percent(from)}
      width={percent(to - from)}
      height="100%"
    />
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

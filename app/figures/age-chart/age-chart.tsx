import type { ReactNode } from 'react'
import { SvgLine, SvgText } from '../../components/graphics/svg.tsx'
import styles from './age-chart.module.css'
import { pointAt, ticksOf, type Axes } from './axes.ts'
import { ageLabels, spreadApart } from './labels.ts'

interface AgeChartProps {
  /** how an age is written */
  words: { age: (years: number) => string }
  /** what it finds, in a sentence */
  title: ReactNode
  axes: Axes
  /** what it shows, for those who do not see it */
  alternative: string
  source: string
  /** the values, for those who do not see the chart */
  table?: ReactNode
  /** age in years of the person, in bold under the axis */
  age?: number | undefined
  /** the names at the right end, from the top, and how far down each stands, in percent */
  names: { text: string; y: number; isHighlighted?: boolean }[]
  /** what is drawn in the plot, whose width and height are 100 */
  shapes: ReactNode
  /** what stands on it, at its own size */
  children?: ReactNode
}

/** A chart by age: title, axes, names at the right end, and its source, which opens a table of the values. */
export function AgeChart({
  words,
  axes,
  title,
  alternative,
  source,
  table,
  age,
  names,
  shapes,
  children,
}: AgeChartProps) {
  const namePositions = spreadApart(names.map(({ y }) => y))
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <svg className={styles.plot} role="img" aria-label={alternative}>
        <SvgText x={0} y={0} dx="-2.2em" dy="-0.9em" text="ml/kg/min" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {shapes}
        </svg>
        {ticksOf(axes.uptakes).map((uptake) => {
          const [, y] = pointAt(axes, axes.ages.from, uptake)
          return <SvgText key={uptake} x={0} y={y} dx="-0.5em" dy="0.35em" textAnchor="end" text={uptake} />
        })}
        <SvgLine className={styles.axis} y={100} />
        {ageLabels(axes.ages, age, words.age).map(({ text, x, isHighlighted, isWideOnly }) => (
          <g key={text} className={isHighlighted ? styles.highlighted : isWideOnly ? styles.wideOnly : undefined}>
            {isHighlighted && <SvgLine className={styles.tick} x={x} y={[100, 103]} />}
            <SvgText x={x} y={100} dy="1.5em" textAnchor="middle" text={text} />
          </g>
        ))}
        {names.map(({ text, isHighlighted }, index) => (
          <g key={text} className={isHighlighted ? styles.highlighted : undefined}>
            <SvgText x={100} y={namePositions[index]} dx="0.55em" dy="0.35em" text={text} />
          </g>
        ))}
        {children}
      </svg>
      {table ? (
        <details className={styles.source}>
          <summary>{source}</summary>
          {table}
        </details>
      ) : (
        <p className={styles.source}>{source}</p>
      )}
    </figure>
  )
}

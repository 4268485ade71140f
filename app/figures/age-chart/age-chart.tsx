import type { ReactNode } from 'react'
import { SvgLine, SvgText } from '../../components/graphics/svg.tsx'
import styles from './age-chart.module.css'
import { pointAt, ticksOf, type Axes } from './axes.ts'
import { ageLabels, spreadApart } from './labels.ts'

interface AgeChartProps {
  /** formats an age in years */
  words: { age: (years: number) => string }
  /** a sentence */
  title: ReactNode
  axes: Axes
  /** text alternative for screen readers */
  alternative: string
  source: string
  /** table of the values, an alternative to the drawing */
  table?: ReactNode
  /** the person's age in years, bold under the axis */
  age?: number | undefined
  /** labels at the right end, from top to bottom; `y` in percent from the top */
  names: { text: string; y: number; isHighlighted?: boolean }[]
  /** shapes in a viewBox of 100 by 100, stretched to the plot */
  shapes: ReactNode
  /** SVG elements on top of the shapes, not stretched */
  children?: ReactNode
}

/** Renders a chart of VO2max by age: title, axes, labels at the right end, and the source, which opens the table. */
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
        {ticksOf(axes.vo2maxRange).map((vo2max) => {
          const [, y] = pointAt(axes, axes.ages.from, vo2max)
          return <SvgText key={vo2max} x={0} y={y} dx="-0.5em" dy="0.35em" textAnchor="end" text={vo2max} />
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

import type { ReactNode } from 'react'
import { Plot } from '../ui/graphics/figure.tsx'
import { SvgLine, SvgText } from '../ui/graphics/svg.tsx'
import { useMessages } from '../use-messages.ts'
import { type Axes, middleOfYear, pointAt, ticksOf } from './axes.ts'
import styles from './age-chart.module.css'

interface Label {
  text: string
  /** percent from the top */
  y: number
  isHighlighted?: boolean
}

interface AgeChartProps {
  /** a sentence */
  title: ReactNode
  axes: Axes
  /** text alternative for screen readers */
  alternative: string
  source: string
  /** table of the values, an alternative to the drawing */
  table?: ReactNode
  /** the person's age in years, bold under the axis */
  age?: number
  /** at the right end, the lowest first */
  labels: readonly Label[]
  /** shapes in a viewBox of 100 by 100, stretched to the plot */
  shapes: ReactNode
  /** SVG elements on top of the shapes, not stretched */
  children?: ReactNode
}

/** Renders a chart of VO2max by age: title, axes, labels at the right end, and the source, which opens the table. */
export function AgeChart({ axes, title, alternative, source, table, age, labels, shapes, children }: AgeChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <Plot className={styles.plot} alternative={alternative}>
        <SvgText x={0} y={0} dx="-2.2em" dy="-0.9em" text="ml/kg/min" />
        <svg className={styles.shapes} viewBox="0 0 100 100" preserveAspectRatio="none">
          {shapes}
        </svg>
        {ticksOf(axes.vo2maxRange).map((vo2max) => {
          const [, y] = pointAt(axes, axes.ages.from, vo2max)
          return <SvgText key={vo2max} x={0} y={y} dx="-0.5em" dy="0.35em" textAnchor="end" text={vo2max} />
        })}
        <SvgLine stroke="var(--line-strong)" y={100} />
        <AgeLabels axes={axes} age={age} />
        {spaced(labels).map(({ text, y, isHighlighted }) => (
          <g key={text} {...(isHighlighted && highlighted)}>
            <SvgText x={100} y={y} dx="0.55em" dy="0.35em" text={text} />
          </g>
        ))}
        {children}
      </Plot>
      {table ? (
        <details className={`muted ${styles.source}`}>
          <summary>{source}</summary>
          {table}
        </details>
      ) : (
        <p className="muted">{source}</p>
      )}
    </figure>
  )
}

const highlighted = { fill: 'var(--ink)', fontWeight: 700 }

/** Renders every twentieth year and the person's age, which hides the years that it would touch. */
function AgeLabels({ axes, age }: Pick<AgeChartProps, 'axes' | 'age'>) {
  const { charts } = useMessages()
  const { from, to } = axes.ages
  const xOf = (years: number) => pointAt(axes, years, 0)[0]
  const years = [20, 40, 60, 80].filter((tick) => age === undefined || Math.abs(tick - age) > (to - from) * 0.18)
  return (
    <>
      {years.map((tick) => (
        <SvgText
          key={tick}
          x={xOf(tick)}
          y={100}
          dy="1.5em"
          textAnchor="middle"
          text={age === undefined && tick === 80 ? charts.age(tick) : tick}
        />
      ))}
      {age !== undefined && (
        <g {...highlighted}>
          <SvgLine stroke="var(--arterial)" strokeWidth="2.5" x={xOf(middleOfYear(age))} y={[100, 103]} />
          <SvgText
            x={xOf(middleOfYear(age))}
            y={100}
            dy="1.5em"
            textAnchor="middle"
            text={charts.age(Math.floor(age))}
          />
        </g>
      )}
    </>
  )
}

/** Height of a line of text in the lowest plot, in percent. age-chart.module.css sets the height. */
const lineHeight = 11

/** Moves labels up, where needed, to a line's height above the one before. */
function spaced(labels: readonly Label[]): Label[] {
  let below = Infinity
  return labels.map((label) => ({ ...label, y: (below = Math.min(label.y, below - lineHeight)) }))
}

import type { ReactNode } from 'react'
import { Figure, Plot } from '../ui/graphics/figure.tsx'
import { anchorAt, percent, SvgLine, SvgText } from '../ui/graphics/svg.tsx'
import styles from './ranges.module.css'

interface LabelledRange {
  name: string
  /** the bar's values, as text */
  value: string
  /** segments of the bar; `soft` ones are paler */
  spans: readonly { from: number; to: number; soft?: boolean }[]
  note?: ReactNode
}

interface RangesProps {
  /** caption; its bold start is the title */
  caption: ReactNode
  rows: readonly LabelledRange[]
  /** from the start of the axis to its end */
  ticks: readonly number[]
  tickText?: (value: number) => string
}

/** Renders named ranges on one axis. Screen readers get the text of each row, not the bar. */
export function Ranges({ caption, rows, ticks, tickText = String }: RangesProps) {
  const [axisFrom, axisTo] = [ticks[0]!, ticks.at(-1)!]
  const xOf = (value: number) => ((value - axisFrom) / (axisTo - axisFrom)) * 100
  return (
    <Figure className={styles.ranges} caption={caption}>
      <ul className={styles.rows}>
        {rows.map(({ name, value, spans, note }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>{' '}
            <Plot className={styles.bar}>
              {ticks.map((at) => (
                <SvgLine
                  key={at}
                  stroke="var(--line)"
                  strokeWidth="1.5"
                  strokeDasharray="2 6"
                  x={xOf(at)}
                  y={[0, 100]}
                />
              ))}
              {spans.map(({ from, to, soft }) => (
                <rect
                  key={from}
                  fill="var(--arterial)"
                  fillOpacity={soft ? 0.3 : 1}
                  x={percent(xOf(from))}
                  width={percent(xOf(to) - xOf(from))}
                  y="25%"
                  height="50%"
                  rx="3"
                />
              ))}
            </Plot>
            <span className={styles.value}>{value}</span>{' '}
            {note && <span className={`muted ${styles.note}`}>{note}</span>}
          </li>
        ))}
      </ul>
      <Plot className={styles.axis}>
        {ticks.map((at) => (
          <SvgText key={at} x={xOf(at)} y="1.2em" textAnchor={anchorAt(xOf(at))} text={tickText(at)} />
        ))}
      </Plot>
    </Figure>
  )
}

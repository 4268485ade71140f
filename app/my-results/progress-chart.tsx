import type { SavedRecord } from '#contract/records.ts'
import { dayOf, formatDay } from '#i18n/format/date.ts'
import { Figure, Plot } from '../ui/graphics/figure.tsx'
import { linePath, percent, SvgLine, SvgText } from '../ui/graphics/svg.tsx'
import { useMessages } from '../use-messages.ts'
import { labelledDots, runDotsOf } from './run-dots.ts'
import styles from './progress-chart.module.css'

/** Plots the values of at least two records over time. */
export function ProgressChart({ records }: { records: SavedRecord[] }) {
  const { locale, formatNumber, myResults } = useMessages()
  const { title, alternative } = myResults.chart
  const marks = runDotsOf(records)
  const [first, last] = [marks[0]!, marks.at(-1)!]
  const dayText = (moment: string) => formatDay(dayOf(moment), locale)
  const vo2maxText = (mark: typeof first) => formatNumber(mark.vo2max, 1)
  return (
    <Figure className={styles.curve} caption={title}>
      <Plot
        className={styles.plot}
        alternative={alternative(
          formatNumber(marks.length),
          dayText(first.createdAt),
          vo2maxText(first),
          dayText(last.createdAt),
          vo2maxText(last),
        )}
      >
        <SvgLine stroke="var(--line)" strokeWidth="1.5" y={100} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path
            fill="none"
            stroke="var(--arterial)"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={linePath(marks.map(({ x, y }) => [x, y]))}
          />
        </svg>
        {marks.map(({ id, x, y }) => (
          <circle
            key={id}
            fill="var(--paper)"
            stroke="var(--arterial)"
            strokeWidth="4"
            cx={percent(x)}
            cy={percent(y)}
            r={marks.length > 40 ? 2 : 6}
          />
        ))}
        {labelledDots(marks).map((mark) => (
          <SvgText
            key={mark.id}
            className={`outlined ${styles.value}`}
            textAnchor="middle"
            x={mark.x}
            y={mark.y}
            dy="-0.8em"
            text={vo2maxText(mark)}
          />
        ))}
        <SvgText y={100} dy="1.5em" text={dayText(first.createdAt)} />
        <SvgText textAnchor="end" x={100} y={100} dy="1.5em" text={dayText(last.createdAt)} />
      </Plot>
    </Figure>
  )
}

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
  const dots = runDotsOf(records)
  const [first, last] = [dots[0]!, dots.at(-1)!]
  const dayText = (moment: string) => formatDay(dayOf(moment), locale)
  const vo2maxText = (dot: typeof first) => formatNumber(dot.vo2max, 1)
  return (
    <Figure className={styles.curve} caption={title}>
      <Plot
        className={styles.plot}
        alternative={alternative(
          formatNumber(dots.length),
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
            d={linePath(dots.map(({ x, y }) => [x, y]))}
          />
        </svg>
        {dots.map(({ id, x, y }) => (
          <circle
            key={id}
            fill="var(--paper)"
            stroke="var(--arterial)"
            strokeWidth="4"
            cx={percent(x)}
            cy={percent(y)}
            r={dots.length > 40 ? 2 : 6}
          />
        ))}
        {labelledDots(dots).map((dot) => (
          <SvgText
            key={dot.id}
            className={`outlined ${styles.value}`}
            textAnchor="middle"
            x={dot.x}
            y={dot.y}
            dy="-0.8em"
            text={vo2maxText(dot)}
          />
        ))}
        <SvgText y={100} dy="1.5em" text={dayText(first.createdAt)} />
        <SvgText textAnchor="end" x={100} y={100} dy="1.5em" text={dayText(last.createdAt)} />
      </Plot>
    </Figure>
  )
}

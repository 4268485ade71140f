import type { SavedRecord } from '#contract/records.ts'
import { dayOf, formatDate } from '#i18n/format/date.ts'
import { Figure, Plot } from '../ui/graphics/figure.tsx'
import { linePath, percent, SvgLine, SvgText } from '../ui/graphics/svg.tsx'
import { useMessages } from '../use-messages.ts'
import { labelledMarks, marksOf } from './marks.ts'
import styles from './curve.module.css'

/** Plots the values of at least two records over time. */
export function Curve({ records }: { records: SavedRecord[] }) {
  const { locale, formatNumber, myResults } = useMessages()
  const { title, alternative } = myResults.curve
  const marks = marksOf(records)
  const [first, last] = [marks[0]!, marks.at(-1)!]
  const day = (moment: string) => formatDate(dayOf(moment), locale)
  const value = (mark: typeof first) => formatNumber(mark.value, 1)
  return (
    <Figure className={styles.curve} caption={title}>
      <Plot
        className={styles.plot}
        alternative={alternative(
          formatNumber(marks.length),
          day(first.createdAt),
          value(first),
          day(last.createdAt),
          value(last),
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
        {labelledMarks(marks).map((mark) => (
          <SvgText
            key={mark.id}
            className={`outlined ${styles.value}`}
            textAnchor="middle"
            x={mark.x}
            y={mark.y}
            dy="-0.8em"
            text={value(mark)}
          />
        ))}
        <SvgText y={100} dy="1.5em" text={day(first.createdAt)} />
        <SvgText textAnchor="end" x={100} y={100} dy="1.5em" text={day(last.createdAt)} />
      </Plot>
    </Figure>
  )
}

import { dayOf, formatMoment } from '../../../i18n/date.ts'
import { useMessages } from '../../messages.ts'
import type { ShownRecord } from '../records/records.ts'
import { useResultsMessages } from '../results-messages.ts'
import { SvgLine } from '../../components/graphics/svg-line.tsx'
import { SvgText } from '../../components/graphics/svg-text.tsx'
import { dodge } from './dodge.ts'
import figure from '../../figures/figure.module.css'
import styles from './history-plot.module.css'
import { labelsOf, newestFirst } from './label-positions.ts'
import { Dates, daysOf, Label } from './labels.tsx'
import { Legend, Mark, Series, toneOf } from './marks.tsx'
import { highest, linear, lowest, percent, ticksAround, type PlottedPoint, type Point } from './scale.ts'

/** More points than this are drawn smaller, and only the ends, the highest and the lowest have their values. */
const fewPoints = 40
/** The widest gap between two results of one day, in percent of the width. */
const widestGap = 4
/** Widths of a value's label, in percent of a plot on a small phone, and on a wide screen. */
const valueWidths = { narrow: 16, wide: 7 }
/** Where the time of the plot begins and ends, in percent of the width, so that no label is cut off. */
const timeRange = [6, 93] as const

/**
 * VO2max of one person, newest first, for each test a line, its marks and the band of its margin, and the day of the next,
 * ISO 8601. Positions are percentages: texts and marks keep their size at every width. The table below says the same.
 */
export function HistoryPlot({ records, next }: { records: ShownRecord[]; next: string | undefined }) {
  const { plot } = useResultsMessages()
  const { locale, number } = useMessages()
  const points = records.filter((record): record is Point => record.vo2max !== null).reverse()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const tests = [...new Set(points.map(({ test }) => test))]
  const hasBand = points.some(({ margin }) => margin !== null)
  const areFew = points.length <= fewPoints

  const bounds = points.flatMap((point) => [lowest(point), highest(point)])
  const ticks = ticksAround(Math.max(0, Math.min(...bounds) - 1), Math.max(...bounds) + 1)
  const y = linear([ticks[0]!, ticks.at(-1)!], [100, 0])
  const nextTime = next && timeOf(last) + Date.parse(next) - Date.parse(dayOf(last.createdAt))
  const x = linear([timeOf(first), nextTime || timeOf(last)], timeRange)
  const times = points.map((point) => ({ at: x(timeOf(point)), day: dayOf(point.createdAt) }))
  const positions = dodge(times, Math.min(widestGap, 85 / points.length), timeRange)
  const placed = points.map((point, index): PlottedPoint => ({ ...point, left: positions[index]! }))
  const marks = placed.map(({ left, vo2max }) => ({ left, top: y(vo2max) }))
  const values = labelsOf(marks, valueWidths, areFew ? newestFirst(placed.length) : extremes(placed), marks)
  const spoken = (point: Point) => [formatMoment(point.createdAt, locale), number(point.vo2max, 1)] as const

  return (
    <figure className={styles.figure}>
      <figcaption>{plot[!hasBand ? 'noMargin' : points.every(({ isTenth }) => isTenth) ? 'run' : 'tests']}</figcaption>
      <svg
        className={`${figure.plot} ${styles.plot} ${areFew ? '' : styles.many}`}
        role="img"
        aria-label={
          first === last
            ? plot.one(...spoken(last))
            : plot.alternative(number(points.length), ...spoken(first), ...spoken(last))
        }
      >
        {ticks.map((value) => (
          <g key={value}>
            <SvgLine className={figure.grid} y={y(value)} />
            <SvgText textAnchor="end" x="-0.6em" y={percent(y(value))} dy="0.35em">
              {number(value)}
            </SvgText>
          </g>
        ))}
        {nextTime && (
          <>
            <SvgLine className={figure.limit} x={x(nextTime)} y={[0, 100]} />
            <SvgText textAnchor="end" x={percent(x(nextTime))} dx="0.5em" y="0" dy="-0.5em">
              {plot.next}
            </SvgText>
          </>
        )}
        {tests.map((test) => (
          <Series key={test} placed={placed.filter((point) => point.test === test)} y={y} />
        ))}
        {placed.map((point) => (
          <g key={point.id} className={toneOf(point.test)}>
            <Mark test={point.test} x={percent(point.left)} y={percent(y(point.vo2max))} small={!areFew} />
          </g>
        ))}
        {placed.map((point, index) => (
          <Label key={point.id} where={values[index]!} x={point.left} y={y(point.vo2max)} dy="-0.75em">
            {number(point.vo2max, 1)}
          </Label>
        ))}
        <Dates days={daysOf(placed)} next={nextTime && next ? { day: next, left: x(nextTime) } : undefined} />
      </svg>
      <Legend tests={tests} points={points} />
      {times.some(({ at }, index) => Math.abs(at - positions[index]!) > 0.1) && <p>{plot.sameDay}</p>}
    </figure>
  )
}

const timeOf = ({ createdAt }: Point) => Date.parse(createdAt)

/** Indices of the latest point, the first, the highest and the lowest. */
function extremes(points: Point[]): number[] {
  const values = points.map(({ vo2max }) => vo2max)
  return [points.length - 1, 0, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]
}

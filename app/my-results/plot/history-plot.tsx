import { dayOf, shortDayOfMoment, formatMoment } from '../../../i18n/format/date.ts'
import { percent, SvgLine, SvgText } from '../../components/graphics/svg.tsx'
import figure from '../../figures/figure.module.css'
import { useMessages } from '../../messages.ts'
import { useRecordTexts } from '../records/record-text.ts'
import type { DisplayedRecord } from '../records/displayed-record.ts'
import { useResultsMessages } from '../messages.ts'
import styles from './history-plot.module.css'
import { labelVisibility, linearScale, positionsOf } from './positions.ts'

/** Above this number of results, marks are smaller, and only the first, last, highest and lowest have labels. */
const densePoints = 40
/** Label widths in percent of the plot's width, on a small phone and on a wide screen. */
const labelWidths = { value: { narrow: 16, wide: 7 }, date: { narrow: 20, wide: 9 } }

/** Room above the highest value and below the lowest, as a share of the highest, so that small changes look small. */
const roomAround = 0.03

type Point = Pick<DisplayedRecord, 'id' | 'createdAt' | 'value' | 'unit'>

interface HistoryPlotProps {
  /** of one person and one protocol, newest first */
  records: Point[]
  /** the date of the next test, ISO 8601 */
  next?: string | undefined
  /** the goal, in the unit of the records */
  goal?: number | undefined
  /** whether the records are made up; the plot is then grey */
  isExample?: boolean
}

/**
 * Plots the values of one protocol over time, with the goal and the date of the next test. Positions are
 * percentages, so that texts and marks keep their size at every width.
 */
export function HistoryPlot({ records, next, goal, isExample = false }: HistoryPlotProps) {
  const { plot } = useResultsMessages()
  const { number } = useMessages()
  const points = [...records].reverse()
  const last = points.at(-1)!
  const times = points.map(({ createdAt }) => Date.parse(createdAt))
  if (next) times.push(times.at(-1)! + Date.parse(next) - Date.parse(dayOf(last.createdAt)))
  const positions = positionsOf(times)
  const values = [...points.map(({ value }) => value), ...(goal === undefined ? [] : [goal])]
  const room = Math.max(...values.map(Math.abs)) * roomAround
  const y = linearScale([Math.min(...values) - room, Math.max(...values) + room], [94, 6])
  const marks = points.map((point, index) => ({ ...point, x: positions[index]!, top: y(point.value) }))
  const isDense = marks.length > densePoints
  return (
    <figure className={`${styles.figure} ${isExample ? styles.example : ''}`}>
      <figcaption>{isExample ? plot.example : plot.units[last.unit]}</figcaption>
      <svg
        className={`${figure.plot} ${styles.plot} ${isDense ? styles.many : ''}`}
        role="img"
        aria-label={useAlternativeText(points, goal, isExample)}
      >
        <SvgLine className={figure.frame} y={100} />
        {marks.length > 1 && <Line marks={marks} />}
        {goal !== undefined && <Goal top={y(goal)} first={marks[0]!} text={plot.goal(number(goal))} />}
        {next && (
          <g className={figure.pine}>
            <SvgLine className={styles.next} x={positions.at(-1)!} y={[0, 100]} />
            <rect
              className={styles.ring}
              x={percent(positions.at(-1)!)}
              y={percent(marks.at(-1)!.top)}
              width="14"
              height="14"
              rx="7"
            />
            <SvgText textAnchor="end" x={100} y={0} dy="-0.5em" text={plot.next} />
          </g>
        )}
        {marks.map(({ id, x, top }) => (
          <circle key={id} className={styles.point} cx={percent(x)} cy={percent(top)} r={isDense ? 2.5 : 7} />
        ))}
        <Values marks={marks} order={isDense ? extremes(marks) : newestFirst(marks.length)} />
        <Dates
          days={[...points.map(({ createdAt }) => createdAt), ...(next ? [`${next}T12:00:00Z`] : [])]}
          positions={positions}
          order={next ? [marks.length - 1, marks.length, ...newestFirst(marks.length)] : newestFirst(marks.length)}
        />
      </svg>
    </figure>
  )
}

/** A result with its position, in percent. */
type Mark = Point & { x: number; top: number }

/** Draws the line through the results. */
function Line({ marks }: { marks: Mark[] }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path
        className={`${figure.series} ${styles.line}`}
        d={`M${marks.map(({ x, top }) => `${x.toFixed(2)},${top.toFixed(2)}`).join('L')}`}
      />
    </svg>
  )
}

/** Draws the goal as a line. Its text is below the line if the first result is above, else above the line. */
function Goal({ top, first, text }: { top: number; first: Mark; text: string }) {
  return (
    <>
      <SvgLine className={figure.limit} y={top} />
      <SvgText className={figure.halo} x={0} y={top} dy={first.top < top ? '1.2em' : '-0.5em'} text={text} />
    </>
  )
}

/** Writes as many values as fit: above their marks, or below if a neighbour is higher. */
function Values({ marks, order }: { marks: Mark[]; order: number[] }) {
  const { number } = useMessages()
  const visibility = labelVisibility(
    marks.map(({ x }) => x),
    order,
    labelWidths.value,
  )
  return marks.map(({ id, x, top, value, unit }, index) => {
    const isBelow = [marks[index - 1], marks[index + 1]].some(
      (other) => other && other.top < top && Math.abs(other.x - x) < labelWidths.value.narrow,
    )
    return (
      visibility[index] !== 'none' && (
        <SvgText
          key={id}
          className={`${figure.key} ${figure.halo} ${visibility[index] === 'wide' ? styles.wide : ''}`}
          textAnchor="middle"
          x={x}
          y={top}
          dy={isBelow ? '1.7em' : '-0.85em'}
          text={unit === 'metres' ? number(Math.round(value)) : number(value, 1)}
        />
      )
    )
  })
}

/** Writes as many days (ISO 8601) as fit below the plot, with their years if the years differ. */
function Dates({ days, positions, order }: { days: string[]; positions: number[]; order: number[] }) {
  const { locale } = useMessages()
  const visibility = labelVisibility(positions, order, labelWidths.date)
  const years = days.map((day) => dayOf(day).slice(0, 4))
  return days.map((day, index) => {
    const text = { textAnchor: 'middle', x: positions[index]!, y: 100 } as const
    return (
      visibility[index] !== 'none' && (
        <g key={positions[index]} className={visibility[index] === 'wide' ? styles.wide : undefined}>
          <SvgText {...text} dy="1.5em" text={shortDayOfMoment(day, locale)} />
          {years[0] !== years.at(-1) && <SvgText {...text} dy="2.7em" text={years[index]} />}
        </g>
      )
    )
  })
}

/** Returns the plot's text alternative. */
function useAlternativeText(points: Point[], goal: number | undefined, isExample: boolean): string {
  const { plot } = useResultsMessages()
  const { locale, number } = useMessages()
  const { valueText } = useRecordTexts()
  const spoken = ({ createdAt, unit, value }: Point) =>
    [formatMoment(createdAt, locale), valueText(unit, value)] as const
  const [first, last] = [points[0]!, points.at(-1)!]
  if (isExample) return plot.example
  const results =
    first === last
      ? plot.one(...spoken(last))
      : plot.alternative(number(points.length), ...spoken(first), ...spoken(last))
  return goal === undefined ? results : plot.withGoal(results, number(goal))
}

/** Returns indices in the order in which labels are placed: last, first, then from the newest back. */
const newestFirst = (count: number) => [count - 1, 0, ...Array.from({ length: count }, (_, index) => count - 1 - index)]

/** Returns the indices of the last, first, highest and lowest mark. */
function extremes(marks: Mark[]): number[] {
  const values = marks.map(({ value }) => value)
  return [marks.length - 1, 0, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]
}

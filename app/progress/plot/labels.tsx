import { dayOf, formatDay } from '../../../i18n/date.ts'
import { SvgText } from '../../components/graphics/svg-text.tsx'
import { useMessages } from '../../messages.ts'
import figure from '../../figures/figure.module.css'
import styles from './history-plot.module.css'
import { labelsOf, newestFirst } from './label-positions.ts'
import { percent, type PlottedPoint } from './scale.ts'

/** Widths of a day's label, in percent of a plot on a small phone, and on a wide screen. */
const widths = { narrow: 25, wide: 12 }

interface LabelProps {
  where: 'all' | 'wide' | 'none'
  /** percent */
  x: number
  y: number
  dy: string
  isDate?: boolean
  children: string
}

/** A text of the plot that shows where it has room: everywhere, on wide screens, or not at all. */
export function Label({ where, x, y, dy, isDate, children }: LabelProps) {
  if (where === 'none') return null
  const className = `${isDate ? '' : `${figure.key} ${figure.halo}`} ${where === 'wide' ? styles.wide : ''}`
  return (
    <SvgText className={className} x={percent(x)} y={percent(y)} dy={dy} textAnchor="middle">
      {children}
    </SvgText>
  )
}

interface Day {
  /** ISO 8601 */
  day: string
  left: number
}

/** The days of tests under their marks, as many as fit, and that of the next; a year that changes stands below its day. */
export function Dates({ days, next }: { days: Day[]; next: Day | undefined }) {
  const { locale } = useMessages()
  const all = next ? [...days, next] : days
  // the label of the latest test comes before that of the next
  const [latest, ...others] = newestFirst(days.length)
  const where = labelsOf(
    all.map(({ left }) => ({ left, top: 100 })),
    widths,
    next ? [latest!, days.length, ...others] : [latest!, ...others],
  )
  const hasYears = yearOf(all[0]!) !== yearOf(all.at(-1)!)
  return all.map((day, index) => (
    <g key={day.day}>
      <Label where={where[index]!} x={day.left} y={100} dy="1.5em" isDate>
        {formatDay(new Date(`${day.day}T12:00:00Z`), locale)}
      </Label>
      {hasYears && (
        <Label where={where[index]!} x={day.left} y={100} dy="2.8em" isDate>
          {yearOf(day)}
        </Label>
      )}
    </g>
  ))
}

/** Each day once, in the middle of its results, which come oldest first. */
export function daysOf(placed: PlottedPoint[]): Day[] {
  const ends = new Map<string, [first: number, last: number]>()
  for (const { createdAt, left } of placed) {
    const day = dayOf(createdAt)
    ends.set(day, [ends.get(day)?.[0] ?? left, left])
  }
  return [...ends].map(([day, [first, last]]) => ({ day, left: (first + last) / 2 }))
}

const yearOf = ({ day }: Day) => day.slice(0, 4)

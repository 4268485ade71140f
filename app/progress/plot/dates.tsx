import { dayOf, formatDay } from '../../../i18n/date.ts'
import { useMessages } from '../../messages.ts'
import { Label } from './label.tsx'
import { labelsOf, newestFirst } from './label-positions.ts'
import type { PlottedPoint } from './point.ts'

/** Widths of a day's label, in percent of a plot on a small phone, and on a wide screen. */
const widths = { narrow: 25, wide: 12 }

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
  const order = newestFirst(days.length)
  const where = labelsOf(
    all.map(({ left }) => ({ left, top: 100 })),
    widths,
    next ? [order[0]!, days.length, ...order.slice(1)] : order,
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

/** Each day once, in the middle of its results. */
export function daysOf(placed: PlottedPoint[]): Day[] {
  const lefts = new Map<string, number[]>()
  for (const { createdAt, left } of placed) {
    const day = dayOf(createdAt)
    lefts.set(day, [...(lefts.get(day) ?? []), left])
  }
  return [...lefts].map(([day, all]) => ({ day, left: (all[0]! + all.at(-1)!) / 2 }))
}

const yearOf = ({ day }: Day) => day.slice(0, 4)

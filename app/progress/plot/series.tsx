import styles from './history-plot.module.css'
import { highest, lowest, type PlottedPoint } from './point.ts'
import { percent } from './scale.ts'

interface SeriesProps {
  /** of one test, oldest first */
  placed: PlottedPoint[]
  y: (value: number) => number
  className: string | undefined
}

/** The line of one test with the band of its margin; a single result has a bar. */
export function Series({ placed, y, className }: SeriesProps) {
  const [only, second] = placed
  if (only && !second) {
    if (only.margin === null) return null
    const x = percent(only.left)
    return (
      <g className={className}>
        <line className={styles.bar} x1={x} x2={x} y1={percent(y(highest(only)))} y2={percent(y(lowest(only)))} />
      </g>
    )
  }
  const through = (points: PlottedPoint[], valueOf: (point: PlottedPoint) => number) =>
    points.map((point) => `${point.left.toFixed(3)},${y(valueOf(point)).toFixed(3)}`).join('L')
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none">
      {placed.some(({ margin }) => margin !== null) && (
        <path className={styles.band} d={`M${through(placed, lowest)}L${through([...placed].reverse(), highest)}Z`} />
      )}
      <path className={styles.line} d={`M${through(placed, ({ vo2max }) => vo2max)}`} />
    </svg>
  )
}

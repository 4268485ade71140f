import { area, line } from 'd3-shape'
import styles from './history-plot.module.css'
import { highest, lowest, percent, type PlottedPoint } from './point.ts'

/** The line of one test with the band of its margin; a single result has a bar. */
export function Series({
  placed,
  y,
  className,
}: {
  placed: PlottedPoint[]
  y: (value: number) => number
  className?: string | undefined
}) {
  const path = line<PlottedPoint>(
    ({ left }) => left,
    ({ vo2max }) => y(vo2max),
  )
  const band = area<PlottedPoint>()
    .x(({ left }) => left)
    .y0((point) => y(lowest(point)))
    .y1((point) => y(highest(point)))
  const [only, second] = placed
  if (only && !second) {
    if (only.margin === null) return null
    return (
      <g className={className}>
        <line
          className={styles.bar}
          x1={percent(only.left)}
          x2={percent(only.left)}
          y1={percent(y(highest(only)))}
          y2={percent(y(lowest(only)))}
        />
      </g>
    )
  }
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none">
      {placed.some(({ margin }) => margin !== null) && <path className={styles.band} d={band(placed) ?? ''} />}
      <path className={styles.line} d={path(placed) ?? ''} />
    </svg>
  )
}

import { useMessages } from '../messages.ts'
import styles from './uptake-curve.module.css'

const width = 560
const height = 400
const plot = { left: 20, right: 540, top: 60, bottom: 340 }
const restingUptake = 3.5
const maximalUptake = 46
/** share of the axis of effort at which uptake meets its ceiling */
const ceilingAt = 0.72

/** Uptake in ml/kg/min at an effort from 0 to 1: slow start, steady rise, then the ceiling. */
function uptake(effort: number): number {
  const rise = Math.min(effort / ceilingAt, 1)
  return restingUptake + (maximalUptake - restingUptake) * rise * rise * (3 - 2 * rise)
}

const x = (effort: number) => plot.left + effort * (plot.right - plot.left)
const y = (value: number) => plot.bottom - (value / 50) * (plot.bottom - plot.top)

const curve = Array.from({ length: 61 }, (_, step) => step / 60)
  .map((effort, index) => `${index ? 'L' : 'M'}${x(effort).toFixed(1)} ${y(uptake(effort)).toFixed(1)}`)
  .join('')

/** The idea of the site in one line: oxygen uptake rises with effort, then meets its ceiling. */
export function UptakeCurve() {
  const { uptakeCurve } = useMessages()
  const ceiling = { x: x(ceilingAt), y: y(maximalUptake) }
  return (
    <figure>
      <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={uptakeCurve.alternative}>
        <path className={styles.axes} d={`M${plot.left} ${plot.top - 20}V${plot.bottom}H${plot.right}`} />
        {[10, 20, 30, 40].map((value) => (
          <path key={value} className={styles.grid} d={`M${plot.left} ${y(value)}H${plot.right}`} />
        ))}
        <path className={styles.line} d={curve} />
        <path className={styles.ceiling} d={`M${ceiling.x - 130} ${ceiling.y}H${plot.right}`} />
        <circle className={styles.point} cx={ceiling.x} cy={ceiling.y} r="10" />
        <text x={plot.left} y="24">
          {uptakeCurve.uptake}
        </text>
        <text className={styles.key} x={ceiling.x} y={ceiling.y - 26} textAnchor="middle">
          {uptakeCurve.ceiling}
        </text>
        <text x={x(0.03)} y={y(restingUptake) - 16}>
          {uptakeCurve.rest}
        </text>
        <text x={x(0.36) - 16} y={y(uptake(0.36)) - 8} textAnchor="end">
          {uptakeCurve.easyRun}
        </text>
        <text x={plot.right} y={plot.bottom + 32} textAnchor="end">
          {uptakeCurve.effort} →
        </text>
      </svg>
    </figure>
  )
}

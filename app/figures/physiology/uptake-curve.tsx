import { SvgText } from '../../components/graphics/svg-text.tsx'
import styles from './uptake-curve.module.css'

export interface UptakeCurveTexts {
  /** what the figure shows, in words */
  caption: string
  uptake: string
  ceiling: string
  rest: string
  easyRun: string
  effort: string
}

/** Edges of the plot, in percent of the figure: positions in percent keep the texts at their size at every width. */
const plot = { left: 2, right: 98, top: 12, bottom: 86 }
const restingUptake = 3.5
const maximalUptake = 46
const topOfAxis = 56
/** shares of the axis of effort: where uptake meets its ceiling, and an easy run */
const ceilingAt = 0.74
const easyRunAt = 0.4

/** Uptake in ml/kg/min at an effort from 0 to 1: slow start, steady rise, then the ceiling. */
function uptake(effort: number): number {
  const rise = Math.min(effort / ceilingAt, 1)
  return restingUptake + (maximalUptake - restingUptake) * rise * rise * (3 - 2 * rise)
}

const x = (effort: number) => plot.left + effort * (plot.right - plot.left)
const y = (value: number) => plot.bottom - (value / topOfAxis) * (plot.bottom - plot.top)
const percent = (position: number) => `${Number(position.toFixed(2))}%`

/** The rise is a cubic whose slope is 0 at both ends, so that one Bézier curve is the same line. */
const curve = [
  `M${at(0, restingUptake)}`,
  `C${at(ceilingAt / 3, restingUptake)} ${at((ceilingAt * 2) / 3, maximalUptake)} ${at(ceilingAt, maximalUptake)}`,
  `H${plot.right}`,
].join('')

function at(effort: number, value: number): string {
  return `${Number(x(effort).toFixed(2))} ${Number(y(value).toFixed(2))}`
}

/** The idea of the site in one line: oxygen uptake rises with effort, then meets its ceiling. */
export function UptakeCurve({ caption, ...texts }: UptakeCurveTexts) {
  const left = percent(plot.left)
  const right = percent(plot.right)
  const ceiling = percent(y(maximalUptake))
  return (
    <figure>
      <svg className={styles.figure} aria-hidden="true">
        {[10, 20, 30, 40].map((value) => (
          <line
            key={value}
            className={styles.grid}
            x1={left}
            x2={right}
            y1={percent(y(value))}
            y2={percent(y(value))}
          />
        ))}
        <line className={styles.axis} x1={left} x2={left} y1={percent(plot.top)} y2={percent(plot.bottom)} />
        <line className={styles.axis} x1={left} x2={right} y1={percent(plot.bottom)} y2={percent(plot.bottom)} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.curve} d={curve} />
        </svg>
        <line className={styles.ceiling} x1={percent(x(ceilingAt - 0.24))} x2={right} y1={ceiling} y2={ceiling} />
        <circle className={styles.point} cx={percent(x(ceilingAt))} cy={ceiling} r="9" />
        <circle className={styles.dot} cx={percent(x(easyRunAt))} cy={percent(y(uptake(easyRunAt)))} r="5" />
        <SvgText x={left} y={percent(plot.top)} dy="-12">
          {texts.uptake}
        </SvgText>
        <SvgText className={styles.key} x={right} y={ceiling} dy="-22" textAnchor="end">
          {texts.ceiling}
        </SvgText>
        <SvgText x={percent(x(0.02))} y={percent(y(restingUptake))} dy="-24">
          {texts.rest}
        </SvgText>
        <SvgText x={percent(x(easyRunAt))} y={percent(y(uptake(easyRunAt)))} dx="16" dy="12">
          {texts.easyRun}
        </SvgText>
        <SvgText x={right} y={percent(plot.bottom)} dy="26" textAnchor="end">
          {texts.effort} →
        </SvgText>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

import { percent, SvgLine, SvgText } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'

export type UptakeCurveTexts = Record<'caption' | 'uptake' | 'ceiling' | 'rest' | 'easyRun' | 'effort', string>

/** Edges of the plot, in percent of the figure. */
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
  const { left, right, top, bottom } = plot
  const ceiling = y(maximalUptake)
  const run = { x: x(easyRunAt), y: y(uptake(easyRunAt)) }
  return (
    <figure>
      <svg className={`${figure.plot} ${figure.growing}`} aria-hidden="true">
        {[10, 20, 30, 40].map((value) => (
          <SvgLine key={value} className={figure.grid} x={[left, right]} y={y(value)} />
        ))}
        <SvgLine className={figure.frame} x={left} y={[top, bottom]} />
        <SvgLine className={figure.frame} x={[left, right]} y={bottom} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={figure.series} d={curve} />
        </svg>
        <SvgLine className={figure.limit} x={[x(ceilingAt - 0.24), right]} y={ceiling} />
        <circle className={figure.point} cx={percent(x(ceilingAt))} cy={percent(ceiling)} r="9" />
        <circle className={figure.dot} cx={percent(run.x)} cy={percent(run.y)} r="5" />
        <SvgText x={left} y={top} dy="-12" text={texts.uptake} />
        <SvgText className={figure.key} x={right} y={ceiling} dy="-22" textAnchor="end" text={texts.ceiling} />
        <SvgText x={x(0.02)} y={y(restingUptake)} dy="-24" text={texts.rest} />
        <SvgText x={run.x} y={run.y} dx="16" dy="12" text={texts.easyRun} />
        <SvgText x={right} y={bottom} dy="26" textAnchor="end" text={`${texts.effort} →`} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

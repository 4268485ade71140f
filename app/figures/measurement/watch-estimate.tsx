import { percent, SvgLine, SvgText, type DrawingProps } from '../../components/graphics/svg.tsx'
import figure from '../figure.module.css'

interface WatchEstimateProps extends DrawingProps, Record<'oxygen' | 'pulse' | 'maximum' | 'estimate', string> {
  /** names of the paces, easiest first */
  paces: readonly [string, string, string]
}

/** Example of one outing: pulse in beats/min, oxygen uptake in ml/kg/min. Uptake rises linearly with the pulse. */
const axis = { pulse: { from: 85, to: 190 }, oxygen: { from: 0, to: 56 } }
const paces = [108, 138, 160]
const maximalPulse = 180
const oxygenAt = (pulse: number) => 0.38 * (pulse - 62)
/** deviations of single minutes from the line, in ml/kg/min */
const scatter = [1.6, -1.2, 0.4, -1.9, 1.1, -0.5]

const plot = { left: 2, right: 98, top: 12, bottom: 86 }
const x = (pulse: number) =>
  plot.left + ((pulse - axis.pulse.from) / (axis.pulse.to - axis.pulse.from)) * (plot.right - plot.left)
const y = (oxygen: number) => plot.bottom - (oxygen / axis.oxygen.to) * (plot.bottom - plot.top)

/** Renders how a watch estimates VO2max: it extends the line of easier efforts to the maximum heart rate. */
export function WatchEstimate({ alternative, paces: names, children, ...words }: WatchEstimateProps) {
  const top = oxygenAt(maximalPulse)
  return (
    <figure className={figure.figure}>
      <figcaption>{children}</figcaption>
      <svg className={`${figure.plot} ${figure.low}`} role="img" aria-label={alternative}>
        <SvgLine className={figure.frame} x={plot.left} y={[plot.top, y(0)]} />
        <SvgLine className={figure.frame} x={[plot.left, plot.right]} y={y(0)} />
        <SvgLine className={figure.limit} x={x(maximalPulse)} y={[y(top), y(0)]} />
        <SvgLine className={figure.series} x={[x(100), x(166)]} y={[y(oxygenAt(100)), y(oxygenAt(166))]} />
        <SvgLine
          className={figure.series}
          strokeDasharray="1 11"
          x={[x(166), x(maximalPulse)]}
          y={[y(oxygenAt(166)), y(top)]}
        />
        {paces.flatMap((pace) =>
          scatter.map((stray, index) => (
            <circle
              key={`${pace}-${index}`}
              className={`${figure.dot} ${figure.pine}`}
              cx={percent(x(pace + 2.4 * index - 6))}
              cy={percent(y(oxygenAt(pace + 2.4 * index - 6) + stray))}
              r="4"
            />
          )),
        )}
        <circle className={figure.point} cx={percent(x(maximalPulse))} cy={percent(y(top))} r="9" />
        <SvgText x={plot.left} y={plot.top} dy="-12" text={words.oxygen} />
        <SvgText className={figure.key} x={plot.right} y={y(top)} dy="-20" textAnchor="end" text={words.estimate} />
        <SvgText x={x(paces[0]!)} y={y(oxygenAt(paces[0]!))} dx="14" dy="30" text={names[0]} />
        <SvgText x={x(paces[1]!)} y={y(oxygenAt(paces[1]!))} dx="-22" dy="-18" textAnchor="end" text={names[1]} />
        <SvgText x={x(paces[2]!)} y={y(oxygenAt(paces[2]!))} dx="-22" dy="-14" textAnchor="end" text={names[2]} />
        <SvgText x={x(maximalPulse)} y={y(0)} dx="-8" dy="-10" textAnchor="end" text={words.maximum} />
        <SvgText x={plot.right} y={y(0)} dy="26" textAnchor="end" text={`${words.pulse} →`} />
      </svg>
    </figure>
  )
}

import type { ReactNode } from 'react'
import { SvgText } from '../../components/graphics/svg-text.tsx'
import figure from '../figure.module.css'
import styles from './watch-estimate.module.css'

interface WatchEstimateProps {
  /** what the figure shows, for those who do not see it */
  alternative: string
  oxygen: string
  pulse: string
  /** three paces, the easiest first */
  paces: readonly [string, string, string]
  maximum: string
  estimate: string
  children: ReactNode
}

/** Pulse in beats per minute and oxygen in ml/kg/min, as on one outing: an example, on a line that both follow. */
const axis = { pulse: { from: 85, to: 190 }, oxygen: { from: 0, to: 56 } }
const paces = [108, 138, 160]
const maximalPulse = 180
const oxygenAt = (pulse: number) => 0.38 * (pulse - 62)
/** how far a minute of the outing strays from the line, in ml/kg/min */
const scatter = [1.6, -1.2, 0.4, -1.9, 1.1, -0.5]

const plot = { left: 2, right: 98, top: 12, bottom: 86 }
const percent = (position: number) => `${position.toFixed(2)}%`
const x = (pulse: number) =>
  percent(plot.left + ((pulse - axis.pulse.from) / (axis.pulse.to - axis.pulse.from)) * (plot.right - plot.left))
const y = (oxygen: number) => percent(plot.bottom - (oxygen / axis.oxygen.to) * (plot.bottom - plot.top))

/** How a watch finds the ceiling without reaching it: it extends the line of easier efforts to the maximum heart rate. */
export function WatchEstimate({ alternative, paces: names, children, ...words }: WatchEstimateProps) {
  const top = oxygenAt(maximalPulse)
  return (
    <figure className={figure.figure}>
      <figcaption>{children}</figcaption>
      <svg className={styles.plot} role="img" aria-label={alternative}>
        <line
          className={styles.axis}
          x1={percent(plot.left)}
          x2={percent(plot.left)}
          y1={percent(plot.top)}
          y2={y(0)}
        />
        <line className={styles.axis} x1={percent(plot.left)} x2={percent(plot.right)} y1={y(0)} y2={y(0)} />
        <line className={styles.maximum} x1={x(maximalPulse)} x2={x(maximalPulse)} y1={y(top)} y2={y(0)} />
        <line className={styles.known} x1={x(100)} x2={x(166)} y1={y(oxygenAt(100))} y2={y(oxygenAt(166))} />
        <line className={styles.extended} x1={x(166)} x2={x(maximalPulse)} y1={y(oxygenAt(166))} y2={y(top)} />
        {paces.flatMap((pace) =>
          scatter.map((stray, index) => (
            <circle
              key={`${pace}-${index}`}
              className={styles.minute}
              cx={x(pace + 2.4 * index - 6)}
              cy={y(oxygenAt(pace + 2.4 * index - 6) + stray)}
              r="4"
            />
          )),
        )}
        <circle className={styles.point} cx={x(maximalPulse)} cy={y(top)} r="9" />
        <SvgText x={percent(plot.left)} y={percent(plot.top)} dy="-12">
          {words.oxygen}
        </SvgText>
        <SvgText className={styles.key} x={percent(plot.right)} y={y(top)} dy="-20" textAnchor="end">
          {words.estimate}
        </SvgText>
        <SvgText x={x(paces[0]!)} y={y(oxygenAt(paces[0]!))} dx="14" dy="30">
          {names[0]}
        </SvgText>
        <SvgText x={x(paces[1]!)} y={y(oxygenAt(paces[1]!))} dx="-22" dy="-18" textAnchor="end">
          {names[1]}
        </SvgText>
        <SvgText x={x(paces[2]!)} y={y(oxygenAt(paces[2]!))} dx="-22" dy="-14" textAnchor="end">
          {names[2]}
        </SvgText>
        <SvgText x={x(maximalPulse)} y={y(0)} dx="-8" dy="-10" textAnchor="end">
          {words.maximum}
        </SvgText>
        <SvgText x={percent(plot.right)} y={y(0)} dy="26" textAnchor="end">
          {words.pulse} →
        </SvgText>
      </svg>
    </figure>
  )
}

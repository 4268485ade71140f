import type { ReactNode } from 'react'
import { SvgLine } from '../../components/graphics/svg-line.tsx'
import { SvgText } from '../../components/graphics/svg-text.tsx'
import figure from '../figure.module.css'
import styles from './protocol-timeline.module.css'

interface ProtocolTimelineProps {
  caption: ReactNode
  /** what the drawing shows, for those who do not see it */
  alternative: string
  minutes: (count: number) => string
  effort: string
  /** an ordered list: warm-up, run, cool-down */
  children: ReactNode
}

/** Minutes of the parts. Source: product spec, section 9. */
const [warmUp, run, coolDown] = [10, 12, 10]
const total = warmUp + run + coolDown
const middles = [
  [warmUp / 2, warmUp],
  [warmUp + run / 2, run],
  [total - coolDown / 2, coolDown],
] as const

/** Effort over the minutes, from 100 for none to 0: easy with three accelerations, steady and hard, easy again. */
const acceleration = 'l.5-20 .5 20h.7'
const profile = [
  `M0 82L${warmUp * 0.5} 72${acceleration}${acceleration}${acceleration}`,
  `L${warmUp} 72C${warmUp + 0.6} 20 ${warmUp + 0.8} 16 ${warmUp + 2} 16`,
  `H${warmUp + run}C${warmUp + run + 0.5} 16 ${warmUp + run + 0.5} 74 ${warmUp + run + 1.5} 76L${total} 84`,
].join('')

/** The Cooper protocol as effort over time; the list under it says the same in words. */
export function ProtocolTimeline({ caption, alternative, minutes, effort, children }: ProtocolTimelineProps) {
  const x = (minute: number) => (minute / total) * 100
  return (
    <figure className={`${figure.figure} ${figure.narrow}`}>
      <figcaption>{caption}</figcaption>
      <svg className={`${figure.plot} ${figure.low}`} role="img" aria-label={alternative}>
        <svg viewBox={`0 0 ${total} 100`} preserveAspectRatio="none" height="86%">
          <path className={figure.band} d={`${profile}V100H0Z`} />
          <path className={figure.series} d={profile} />
        </svg>
        {[warmUp, warmUp + run].map((minute) => (
          <SvgLine key={minute} className={figure.divider} x={x(minute)} y={[8, 86]} />
        ))}
        <SvgLine className={figure.axis} y={86} />
        <SvgText x="0" y="1em" text={effort} />
        {middles.map(([at, length]) => (
          <SvgText key={at} className={figure.key} x={x(at)} y={80} textAnchor="middle" text={minutes(length)} />
        ))}
        <SvgText x={0} y={99} text="0" />
        {[warmUp, warmUp + run].map((minute) => (
          <SvgText key={minute} x={x(minute)} y={99} textAnchor="middle" text={minute} />
        ))}
        <SvgText x={100} y={99} textAnchor="end" text={minutes(total)} />
      </svg>
      <div className={styles.parts}>{children}</div>
    </figure>
  )
}

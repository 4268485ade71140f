import type { ReactNode } from 'react'
import { cooperProtocol } from '../../../content/data/cooper-protocol.ts'
import { SvgText } from '../../components/graphics/svg-text.tsx'
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

const { warmUp, run, coolDown } = cooperProtocol
const total = warmUp + run + coolDown

/** Effort over the minutes, from 100 for none to 0: easy with three accelerations, steady and hard, easy again. */
const acceleration = 'l.5-20 .5 20h.7'
const profile = [
  `M0 82L${warmUp * 0.5} 72${acceleration}${acceleration}${acceleration}`,
  `L${warmUp} 72C${warmUp + 0.6} 20 ${warmUp + 0.8} 16 ${warmUp + 2} 16`,
  `H${warmUp + run}C${warmUp + run + 0.5} 16 ${warmUp + run + 0.5} 74 ${warmUp + run + 1.5} 76L${total} 84`,
].join('')

/** The Cooper protocol as effort over time; the list under it says the same in words. */
export function ProtocolTimeline({ caption, alternative, minutes, effort, children }: ProtocolTimelineProps) {
  const percent = (minute: number) => `${((minute / total) * 100).toFixed(2)}%`
  const phases = [
    { from: 0, length: warmUp },
    { from: warmUp, length: run },
    { from: warmUp + run, length: coolDown },
  ]
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <svg className={styles.timeline} role="img" aria-label={alternative}>
        <svg viewBox={`0 0 ${total} 100`} preserveAspectRatio="none" height="86%">
          <path className={styles.area} d={`${profile}V100H0Z`} />
          <path className={styles.line} d={profile} />
        </svg>
        {[warmUp, warmUp + run].map((minute) => (
          <line key={minute} className={styles.change} x1={percent(minute)} x2={percent(minute)} y1="8%" y2="86%" />
        ))}
        <line className={styles.axis} x1="0" x2="100%" y1="86%" y2="86%" />
        <SvgText x="0" y="1em">
          {effort}
        </SvgText>
        {phases.map(({ from, length }) => (
          <SvgText key={from} className={styles.minutes} x={percent(from + length / 2)} y="80%" textAnchor="middle">
            {minutes(length)}
          </SvgText>
        ))}
        <SvgText x="0" y="99%">
          0
        </SvgText>
        {[warmUp, warmUp + run].map((minute) => (
          <SvgText key={minute} x={percent(minute)} y="99%" textAnchor="middle">
            {minute}
          </SvgText>
        ))}
        <SvgText x="100%" y="99%" textAnchor="end">
          {minutes(total)}
        </SvgText>
      </svg>
      <div className={styles.parts}>{children}</div>
    </figure>
  )
}
